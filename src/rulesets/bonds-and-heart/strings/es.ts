/** The words of Bonds and Heart in Spanish; their shape is that of en.ts. */
import { plural } from '../../../i18n/format.ts';
import names from './names.es.ts';
import rules from './rules.es.ts';
import screen from './screen-es.ts';
import type { Text } from './text.ts';

const es: Text = {
  ...rules,
  names,
  screen,
  headline: {
    before: 'Antes de jugar',
    adventure: (n) => `Aventura ${n}`,
    scene: (n) => `Escena ${n}`,
    combat: (n) => `Combate en la escena ${n}`,
    between: 'Entre aventuras',
  },
  summary: (n) => `${n} ${plural(n, 'portador/a', 'portadores')}`,
  claimsInPlay: (total) => `${total} ${plural(total, 'reclamo', 'reclamos')}`,
  capNote: (cap) => `máximo ${cap} por jugador/a`,
  label: {
    addBearers: (n) => (n === 1 ? 'nuevo portador/a' : `${n} portadores nuevos`),
    editBearer: 'ficha',
    duplicateBearer: 'copia de un portador/a',
    removeBearer: 'un portador/a deja la mesa',
    deleteBearer: 'un portador/a sale de la lista',
    moveBearer: 'orden de la lista',
    setStatus: 'quién está en juego',
    changeHeart: 'tirada de corazón',
    paintPlot: 'parcela pintada',
    paintHeart: 'corazón pintado',
    setMark: 'marca de corazón lleno',
    createBond: 'lazo nuevo',
    redrawBond: 'lazo redibujado',
    setBondLight: 'luz de un lazo',
    removeBond: 'lazo quitado',
    closeBondPrompt: 'lazos revisados',
    openClaim: 'reclamo',
    withdrawClaim: 'reclamo retirado',
    resolveClaim: { accept: 'reclamo aceptado', refuse: 'reclamo rechazado', deny: 'reclamo denegado' },
    dropHelp: 'ayuda sin usar',
    rollTest: 'prueba',
    playCard: 'naipe',
    shareDamage: 'daño repartido',
    setHp: 'PV',
    setClaims: 'reclamos a mano',
    setClaimLimit: 'reclamos en este combate',
    setClaimsUsed: 'reclamos usados, a mano',
    setProtections: 'protecciones a mano',
    setAdvice: 'consejos a mano',
    startAdventure: 'comienzo de la aventura',
    endAdventure: 'final de la aventura',
    startCombat: 'comienzo del combate',
    endCombat: 'final del combate',
    endScene: 'final de la escena',
    changeSetting: 'regla de la casa',
  },
  paste: {
    'no-name': 'Falta el nombre.',
    'name-long': 'El nombre es demasiado largo.',
    'not-a-score': 'Una puntuación es un número entero de 0 a 20.',
    'not-hp': 'Los PV son un número entero de 1 a 999.',
    'too-many-columns': 'Sobran columnas.',
    'too-many-bearers': 'Son más portadores de los que caben en la mesa.',
  },
  print: {
    usedInCombat: 'En combate',
    hearts: 'Corazones: con cruz, las parcelas claras',
    towards: (owner, to) => `${owner} → ${to}`,
    plots: 'Parcelas',
  },
};

export default es;
