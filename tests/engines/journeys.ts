/** One journey of each ruleset, and what hangs most on the engine: links, storage, offline. */
import { fieldValue, isControlled, linksOf, scrollSpare } from './in-page.ts';
import type { Player } from './player.ts';

export interface Place {
  /** A player with a browser that knows nothing of the others. */
  readonly newPlayer: () => Promise<Player>;
  readonly network: { readonly off: () => Promise<void>; readonly on: () => Promise<void> };
}

export interface Journey {
  readonly name: string;
  readonly go: (place: Place) => Promise<void>;
}

const SHOCK = 'Psychological Shock';

async function fits(one: Player): Promise<void> {
  const [x, y] = await one.run(scrollSpare);
  if (x > 0 || y > 0) throw new Error(`the page scrolls by ${x} × ${y} px`);
}

/** From the example by these taps; the last change is undone, and a reload finds everything as it was. */
const ruleset = (game: string, play: (one: Player) => Promise<void>): Journey => ({
  name: game,
  go: async ({ newPlayer }) => {
    const one = await newPlayer();
    await one.example(game);
    await fits(one);
    await play(one);
    await one.saved();
    await one.sees(/^Deshacer: /);
    await one.tap('Registro');
    await one.tap('Cerrar');
    await one.reload();
    await one.saved();
    await one.tap(/^Deshacer: /);
    await one.sees(/^Rehacer: /);
    await one.saved();
    await fits(one);
    await one.noFaults();
  },
});

const share: Journey = {
  name: 'a table goes to another device by link',
  go: async ({ newPlayer }) => {
    const giver = await newPlayer();
    await giver.example(SHOCK);
    await giver.tap('Compartir');
    await giver.finds('[data-qr]');
    const link = await giver.run(fieldValue, 'dialog[open] input[readonly], dialog[open] textarea[readonly]');
    if (!link?.match(/#c\d+\./)) throw new Error(`no link in the sheet: ${link}`);
    await giver.noFaults();
    const taker = await newPlayer();
    await taker.open(link);
    await taker.sees('Pvt. Kowalski');
    await taker.tap('Añadir como mesa nueva');
    await taker.saved();
    await taker.tap('Pasa');
    await taker.saved();
    await taker.sees(/^Deshacer: /);
    await taker.noFaults();
  },
};

const storage: Journey = {
  name: 'a half-typed roll is there after a reload, and the table on the home screen',
  go: async ({ newPlayer }) => {
    const one = await newPlayer();
    await one.example('Estupidez');
    await one.tap('Cara 5');
    await one.saved();
    await one.reload();
    await one.sees('Teclea 1 dado');
    await one.tap('Cara 1');
    await one.saved();
    await one.open('/');
    await one.tap('Todo se guarda en este dispositivo');
    await one.sees('Listo: todo menos enviar funciona sin conexión.');
    await one.tap('Cerrar');
    await one.tap('Todas las mesas (1)');
    await one.sees('Estupidez');
    await one.noFaults();
  },
};

const offline: Journey = {
  name: 'every ruleset works without a network after one visit',
  go: async ({ newPlayer, network }) => {
    const one = await newPlayer();
    await one.example(SHOCK);
    await one.sees('Nervio ya puede funcionar sin conexión.');
    await one.waits('the service worker', () => one.run(isControlled));
    await one.open('/');
    await one.sees(SHOCK);
    const routes = await one.run(linksOf, 'main article a');
    if (routes.length < 5) throw new Error(`only ${routes.length} rulesets on the home screen`);
    await network.off();
    try {
      for (const route of routes) {
        await one.open(route);
        await one.saved();
        await one.reload();
        await one.saved();
      }
      await one.tap('Compartir');
      await one.finds('[data-qr]');
      await one.noFaults();
    } finally {
      await network.on();
    }
  },
};

export const JOURNEYS: readonly Journey[] = [
  ruleset('Cursus Honorum', async (one) => {
    await one.tap('Tirar las 4 pruebas');
  }),
  ruleset('Estupidez', async (one) => {
    await one.tap('Cara 3');
    await one.tap('Cara 6');
    // The board follows the guide, and whoever is done goes down its list.
    await one.finds('[aria-label^="Lanzas del Páramo"][aria-label*="Despejada"]');
    await one.tap('Falla: Barrizal el Mareado');
    await one.sees('¿Quién carga?');
  }),
  ruleset('Comandos de Guerra', async (one) => {
    await one.tap('Omitir a Sanna Lindqvist');
    await one.tap('Omitir a Inés Robledo');
    await one.tap(/^Inés Robledo,/);
    await one.tap('Disparo');
    await one.tap('He sacado…');
    for (const digit of ['9', '8']) await one.tap(digit);
    for (const face of [2, 7, 4]) await one.tap(`Cara ${face}`);
    await one.sees(/Fusil: encasquillada/);
  }),
  ruleset('Lazos y corazón', async (one) => {
    await one.tap(/^Aldara pide a Yanela: amor/);
    await one.tap('Yanela rechaza');
    for (const face of [3, 3, 2]) await one.tap(`Cara ${face}`);
    await one.sees('Se oscurece la parcela 8.');
  }),
  ruleset(SHOCK, async (one) => {
    await one.tap('Pasa');
    await one.tap(/^Pvt\. Bell,/);
    await one.tap('Herido');
    await one.sees('Chequea Pfc. Diaz');
    await one.tap('Falla');
    await one.sees(/^Pfc\. Diaz,.*En conmoción/);
  }),
  share,
  storage,
  offline,
];
