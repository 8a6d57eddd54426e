/** The words of the shell, the dice and the boards in Spanish; their shape is that of en.ts. */
import { plural } from '../format.ts';
import type { Translation } from '../language.ts';
import type { SharedStrings } from './en.ts';

const es: Translation<SharedStrings> = {
  app: {
    loading: 'Abriendo…',
    notFound: 'En esta dirección no hay nada.',
    goHome: 'Al inicio',
    close: 'Cerrar',
    notices: 'Avisos',
    cancel: 'Cancelar',
    done: 'Listo',
    gotIt: 'Entendido',
    back: 'Volver',
    notANumber: 'Eso no es un número.',
    range: (from, to) => `De ${from} a ${to}.`,
    retry: 'Reintentar',
    less: 'Menos',
    more: 'Más',
  },
  bar: {
    home: 'Inicio',
    undo: (what) => `Deshacer: ${what}`,
    redo: (what) => `Rehacer: ${what}`,
    undoDie: 'último dado',
    nothingToUndo: 'Aún no hay nada que deshacer.',
    nothingToRedo: 'No hay nada que rehacer.',
    dice: 'Dados libres',
    log: 'Registro',
    share: 'Compartir',
    menu: 'Menú de la mesa',
    undone: (what) => `Deshecho: ${what}`,
    redone: (what) => `Rehecho: ${what}`,
    awakeOn: 'La pantalla sigue encendida.',
    awakeOff: 'El dispositivo no deja la pantalla encendida.',
  },
  save: {
    saved: 'Guardado',
    saving: 'Guardando…',
    memory:
      'No se conserva: este navegador no deja guardar nada. Guarda la mesa como archivo antes de cerrar la página.',
    failed:
      'Los últimos cambios aún no están guardados. Se vuelve a intentar; guarda la mesa como archivo por si acaso.',
    newer: 'Esta mesa la hizo una versión más nueva de Nervio. Puedes verla, no cambiarla.',
    view: 'Esta mesa es solo para mirar. Para seguir jugando desde aquí, duplícala en el menú.',
    unreadable:
      'No se han podido leer las mesas guardadas. Siguen ahí: recarga la página para probar otra vez.',
    damaged: (n) =>
      `${n} ${plural(n, 'registro no se pudo leer y se ha apartado', 'registros no se pudieron leer y se han apartado')}. El resto está aquí.`,
  },
  table: {
    board: 'Tablero',
    guide: '¿Y ahora?',
    taller: 'Agrandar la guía',
    smaller: 'Encoger la guía',
    untitled: 'Mesa nueva',
    rename: 'Cambiar el nombre',
    exportFile: 'Guardar como archivo',
    missing: 'Esta mesa no está en este dispositivo.',
    close: 'Cerrar la mesa',
    closed: 'La mesa está cerrada.',
    noOpenRoll: 'Ya no hay ninguna tirada abierta.',
  },
  dice: {
    roll: 'Tirar',
    rolled: 'He sacado…',
    passes: 'Pasa',
    fails: 'Falla',
    tapRolled: '¿Has tirado tú? Toca lo que ha salido.',
    neverPasses: 'Con ninguna cara se pasa.',
    neverFails: 'Con ninguna cara se falla.',
    typeFaces: (left) => `Teclea ${left} ${plural(left, 'dado', 'dados')}`,
    face: (face) => `Cara ${face}`,
    erase: 'Borrar el último dado',
    appInstead: 'Tirar en la app',
    notHere: 'No se han podido cargar los dados. Vuelve a tirar, o teclea lo que saques.',
    notTrue: 'El secreto de los dados de la app está dañado. Tira tú, y teclea lo que saques.',
    dieRange: (faces) => `Un dado de ${faces} caras da un número entero de 1 a ${faces}.`,
    outOf: (num, den) => `${num} de ${den}`,
    enterValue: 'Anotar el valor',
  },
  error: {
    title: 'Algo ha fallado en esta pantalla',
    kept: 'Tu mesa está guardada. Puedes guardar su registro como archivo y abrirla otra vez.',
    unreadable: 'Ahora mismo no se ha podido leer. Lo guardado sigue ahí.',
    reload: 'Abrir otra vez',
  },
};

export default es;
