/** The words of the log in Spanish; their shape is that of log.en.ts. */
import type { Translation } from '../../../i18n/language.ts';
import type en from './log.en.ts';

const tones = { light: 'luz', dark: 'oscuridad' } as const;

const log: Translation<typeof en> = {
  added: (name) => `${name} se une a la mesa`,
  edited: (name, now) => (name === now ? `Cambia la ficha de ${name}` : `${name} se llama ahora ${now}`),
  left: (name) => `${name} deja la mesa y sus reclamos salen del juego`,
  deleted: (name) => `${name} sale de la lista, con todos los lazos hacia su personaje`,
  moved: (name, place) => `${name} pasa al puesto ${place} de la lista`,
  status: (name, status) => `A mano: ${name} – ${status}`,
  roll: (dice, sum, toward) => `Tirada de corazón ${dice} = ${sum} hacia la ${tones[toward]}`,
  changed: (tried, plot, toward) =>
    `: ${tried} → se ${toward === 'light' ? 'aclara' : 'oscurece'} la parcela ${plot}.`,
  unchanged: (tried) => `: ninguna parcela podía cambiar (${tried}).`,
  bonds: (list) => ` Lazos: ${list}.`,
  bondShift: (kind, to, before, after) => `${kind} hacia ${to} ${before}→${after}`,
  claimable: ' (ya se puede reclamar)',
  hostile: ' (ahora es hostil)',
  askBonds: ' ¿Cambia también algún lazo?',
  heart: (name, cause, rolls) => `${name}, ${cause}: ${rolls}`,
  painted: (name, plot, tone) =>
    `Corrección: la parcela ${plot} de ${name} queda ${tone === 'light' ? 'clara' : 'oscura'}.`,
  heartPainted: (name, light, dark) =>
    `El corazón de ${name} se pinta a mano: ${light} de luz, ${dark} de oscuridad.`,
  markSet: (name, tone) => `A mano: el corazón de ${name} queda marcado como lleno de ${tones[tone]}`,
  markCleared: (name) => `A mano: ${name} ya no tiene que retirarse`,
  bondCreated: (owner, kind, to, parts, light) =>
    `Nuevo lazo de ${owner} hacia ${to} (${kind}): ${light} de ${parts} con luz`,
  bondRedrawn: (owner, kind, to, before, light) =>
    `Se redibuja el lazo de ${owner} hacia ${to} (${kind}): ${before}→${light} de luz`,
  bondLight: (owner, kind, to, before, light) =>
    `Lazo de ${owner} hacia ${to} (${kind}): ${before}→${light} de luz`,
  bondRemoved: (owner, kind, to) => `Se quita el lazo de ${owner} hacia ${to} (${kind})`,
  promptClosed: (name) => `Revisados los lazos de ${name}`,
  asks: (claimant, claimed, kind, light) =>
    `Reclamo: ${claimant} pide a ${claimed} – ${kind}, ${light} de luz.`,
  withdrawn: (claimant, claimed) => `${claimant} retira el reclamo a ${claimed}`,
  accepted: (claimant, from, claimed, to) =>
    ` Aceptado. ${claimant} ${from}→${from - 1}, ${claimed} ${to}→${to + 1}.`,
  refused: (claimed) => ` ${claimed} rechaza.`,
  denied: ' El director/a deniega el reclamo.',
  counted: ' Cuenta como reclamo de este combate.',
  dropped: (claimant, claimed) => `La ayuda de ${claimed} a ${claimant} se queda sin usar`,
  test: (ability, name) => (ability === '' ? `Prueba de ${name}` : `Prueba de ${ability} de ${name}`),
  dice: {
    full: (face) => `completo ${face}`,
    heartless: (faces) => `sincorazón [${faces}] no suma`,
    nobody: (faces) => `incorpóreo [${faces}]`,
    extra: (faces) => `extra [${faces}]`,
  },
  result: (result, difficulty, success) =>
    `resultado ${result} contra ${difficulty}: ${success ? 'éxito' : 'fallo'}.`,
  effect: (amount, light, cap) => ` Efecto: +${amount} (${light} de luz${cap}).`,
  cap: (cap, owner, score) => `, máximo ${cap} = ${score} de ${owner}`,
  otherFigure: (figure, counts) =>
    counts ? ` Sin la puntuación: ${figure}.` : ` Con la puntuación: ${figure}.`,
  someone: 'un personaje del director/a',
  card: (name, type, base, bonus, value) => `${name}, ${type}: naipe ${base} + ${bonus} = ${value}.`,
  cardFrom: (owner) => ` Sale de la mano de ${owner}.`,
  damage: (damage, claimant, first, claimed, second, max, light) =>
    `Daño ${damage}: ${claimant} sufre ${first}, ${claimed} sufre ${second} (máximo ${max}, 5 × ${light} de luz).`,
  hp: (name, before, now) => `A mano: PV de ${name}: ${before} → ${now}`,
  claims: (name, before, now) => `A mano: reclamos de ${name}: ${before} → ${now}`,
  limit: (name, limit) => `Reclamos de ${name} en este combate: hasta ${limit}`,
  used: (name, used) => `A mano: reclamos de ${name} usados en este combate: ${used}`,
  protections: (name, list) =>
    list === '' ? `A mano: ${name} se queda sin protección` : `A mano: protecciones de ${name}: ${list}`,
  advice: (name, list) =>
    list === '' ? `A mano: ${name} se queda sin consejos` : `A mano: consejos para ${name}: ${list}`,
  aid: (from, light) => `${from} ${light}`,
  adventureStarted: (n) => `Empieza la aventura ${n}: un reclamo para cada jugador/a`,
  adventureEnded: 'Acaba la aventura.',
  nobodyRetires: ' No se retira nadie.',
  retires: (name, tone) => ` ${name} se retira, con el corazón lleno de ${tones[tone]}.`,
  combatStarted: 'Empieza el combate: los reclamos usados vuelven a cero y acaban las protecciones',
  combatEnded: 'Acaba el combate: los reclamos usados vuelven a cero y se pierden los consejos sin usar',
  sceneEnded: 'Acaba la escena y, con ella, las protecciones',
  setting: (rule, value) => `Regla de la casa «${rule}»: ${value}`,
  on: 'sí',
  off: 'no',
};

export default log;
