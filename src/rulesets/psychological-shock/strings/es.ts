/** The words of Psychological Shock in Spanish; their shape is that of en.ts. */
import { plural } from '../../../i18n/format.ts';
import type { Translation } from '../../../i18n/language.ts';
import type { Strings } from './en.ts';
import { options, settings } from './house-rules.es.ts';
import { rejections } from './refusals.es.ts';
import screen from './screen-es.ts';

const es: Translation<Strings> = {
  screen,
  wounds: { healthy: 'ileso', wounded: 'herido', killed: 'muerto' },
  turn: (n) => `Turno ${n}`,
  versus: (a, b) => `${a} contra ${b}`,
  somebody: 'alguien que ya no está',
  action: {
    '': 'una acción',
    move: 'Mover',
    fire: 'Disparar',
    takeCover: 'Ponerse a cubierto',
    closeCombat: 'Cuerpo a cuerpo',
    opportunityFire: 'Fuego de oportunidad',
    suppressionFire: 'Fuego de supresión',
    throwGrenade: 'Lanzar granada',
  },
  byHand: {
    told: (what) => `A mano: ${what}`,
    setWound: (name, wound) => `${name}, ${wound}`,
    setShocked: (name, on) => (on ? `${name}, en conmoción` : `${name}, sin conmoción`),
    setCover: (name, on) => (on ? `${name}, a cubierto` : `${name}, al descubierto`),
    setSees: (name, on) => (on ? `${name} ve las bajas` : `${name} no ve las bajas`),
    setActions: (name, n) => `${name} lleva ${n} ${plural(n, 'acción', 'acciones')}`,
    setMarker: (name, turn) => `${name}, aturdido hasta su turno ${turn}`,
    noMarker: (name) => `${name}, sin aturdimiento`,
    setPool: (side, before, after) => `${side}, FA ${before} → ${after}`,
    setTurn: (side, n) => `${side} va por el turno ${n}`,
    setReserve: (side, n) => `${side} reserva ${n} FA`,
    active: (side) => `juega ${side}`,
    setting: (rule, value) => `Regla de la casa «${rule}»: ${value}`,
    on: 'sí',
    off: 'no',
  },
  label: {
    wound: (name) => `${name}, herido`,
    kill: (name) => `${name}, muerto`,
    chooseTester: (name) => `${name} es el más cercano`,
    nobody: 'nadie lo bastante cerca',
    drawTester: (name) => `el dado elige a ${name}`,
    witnesses: 'quién lo vio',
    held: (name) => `${name} aguanta`,
    shocked: (name) => `${name} entra en conmoción`,
    recovered: (name) => `${name} se recupera`,
    stillShocked: (name) => `${name} sigue en conmoción`,
    payShortfall: (name) => `apoyo pagado para ${name}`,
    declineShortfall: (name) => `sin apoyo para ${name}`,
    spend: (name, action) => `${name}: ${action}`,
    startTurn: (side, turn) => `${side}, turno ${turn}`,
    newBattle: 'batalla nueva',
    sideNamed: 'nombre de un bando',
    added: (what) => `añadir ${what}`,
    several: (n) => `${n} personajes`,
    edited: (name) => `carta de ${name}`,
    removed: (what) => `quitar ${what}`,
    reordered: (name) => `puesto de ${name}`,
    moved: (what) => `mover ${what}`,
    range: (name) => `Mando de ${name}`,
    board: 'campo',
    pool: (side, n) => `${side}: ${n} FA`,
  },
  owed: {
    at: (distance) => ` (${distance}u)`,
    casualty: (name, casualty, distance) => `Chequea ${name}: es el más cercano a ${casualty}${distance}`,
    ask: (casualty, radius) => `Toca al compañero más cercano a ${casualty}, a ${radius}u o menos, o «Nadie»`,
    tie: (casualty, side) => `Igual de cerca de ${casualty}: ${side} elige quién chequea`,
    tieByDie: (casualty) => `Igual de cerca de ${casualty}: un dado decide quién chequea`,
    shortfall: (name, need) => `¿Gastas ${need} FA de apoyo para salvar a ${name}?`,
  },
  effects: {
    held: 'Aguanta: sigue combatiendo.',
    shocked:
      'En conmoción: ninguna acción salvo intentar recuperarse (1 FA cada vez). La conmoción no da cobertura.',
    recovered: 'Recuperado: todas sus capacidades; puede usar ya las acciones que le queden.',
    recoverFailed: 'Sigue en conmoción; la ficha y la acción se han gastado.',
    noTester: 'Nadie lo bastante cerca: sin chequeo.',
    alreadyShocked: 'El más cercano ya está en conmoción: sin chequeo.',
    wounded: 'Herido: valores más bajos, cuenta como a cubierto, pierde un turno.',
    killed: 'Muerto: retira la miniatura.',
  },
  reminders: {
    owed: (n) => `${plural(n, 'Queda', 'Quedan')} ${n} ${plural(n, 'chequeo', 'chequeos')} por hacer.`,
    heldFire: (names) =>
      `El fuego de oportunidad o de supresión preparado por ${names} no se puede ejecutar.`,
    atLeft: (side, n) => `${side} guarda ${n} FA para el turno del rival.`,
    atLost: (side, n) => `${side} pierde ${n} FA sin gastar en la recarga.`,
    markersGo: (names) => `Acaba el aturdimiento de ${names}.`,
    woundShock: (names) => `Pierde también este turno: ${names}.`,
  },
  rejections,
  print: { actions: 'Acciones', role: 'Puesto', healthy: 'Cara ilesa', wounded: 'Cara herida' },
  settings,
  options,
};

export default es;
