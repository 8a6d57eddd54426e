/** Names in Spanish; their shape is that of names.en.ts. */
import type { Translation } from '../../../i18n/language.ts';
import type en from './names.en.ts';

const names: Translation<typeof en> = {
  claims: 'Reclamos',
  difficulty: 'Dificultad',
  specialty: 'Especialidad',
  specialties: 'Especialidades',
  hp: 'PV',
  tone: { light: 'Luz', dark: 'Oscuridad' },
  toward: { light: 'Aclarar', dark: 'Oscurecer' },
  lightFace: {
    loveHate: 'Amor',
    friendshipRivalry: 'Amistad',
    protectionContempt: 'Protección',
    admirationEnvy: 'Admiración',
  },
  darkFace: {
    loveHate: 'Odio',
    friendshipRivalry: 'Rivalidad',
    protectionContempt: 'Desprecio',
    admirationEnvy: 'Envidia',
  },
  kind: {
    loveHate: 'Amor – Odio',
    friendshipRivalry: 'Amistad – Rivalidad',
    protectionContempt: 'Protección – Desprecio',
    admirationEnvy: 'Admiración – Envidia',
  },
  ability: {
    knowledge: 'Conocimientos',
    physique: 'Físico',
    tenacity: 'Tenacidad',
    personality: 'Personalidad',
  },
  quality: { fighter: 'Luchador', mage: 'Mágico', defender: 'Defensor', summoner: 'Invocador' },
  cardType: { attack: 'Naipe de ataque', magicAttack: 'Naipe de ataque mágico' },
  die: {
    full: 'Dado completo',
    heartless: 'Dado sincorazón',
    nobody: 'Dado incorpóreo',
    extra: 'Tirada extra',
  },
  cause: {
    kindAct: 'Gesto bondadoso',
    wickedAct: 'Gesto malvado',
    refusedClaim: 'Reclamo rechazado',
    card: 'Naipe',
    other: 'Otra causa',
  },
  status: { active: 'En juego', left: 'Ya no está', directorCharacter: 'Personaje del director/a' },
  phase: { scene: 'Escena', combat: 'Combate' },
  preset: { alternate: 'Alterno', byHand: 'A mano' },
};

export default names;
