/**
 * A whole turn of each ruleset by keyboard alone, no tap and no click: who owes a roll, what is done in the
 * turn, dice that are typed, a step back and forth again, the end of the turn. On the way the focus is seen at
 * each control, and never lost when a control goes away.
 */
import { expect, type Page, test } from '@playwright/test';
import { focused, type Keys, keysOf } from './support-keyboard.ts';

const guide = (page: Page) => page.getByRole('complementary');
const heading = (page: Page, name: string | RegExp) => guide(page).getByRole('heading', { name });

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ timeout: 180_000 });

async function openByKeys(page: Page, game: string): Promise<Keys> {
  await page.goto('/');
  const keys = keysOf(page);
  await keys.press(`Ejemplo de ${game}`);
  await expect(page.locator('[data-save="saved"]')).toBeVisible();
  return keys;
}

/**
 * Picks up the figure at which Tab enters the board, carries it by the arrows, and puts it down; then the
 * arrows walk on to another one. Returns the name of the figure.
 */
async function moveFigure(page: Page, keys: Keys): Promise<string> {
  await keys.reachFigures();
  const label = await focused(page);
  await keys.key('Enter', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'Enter');
  await expect(page.getByRole('button', { name: /^Deshacer: / })).toBeVisible();
  expect(await focused(page)).toBe(label);
  await keys.key('Escape');
  // The board follows the guide by a moment; until it shows the figure let go, arrows would move it.
  await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'false');
  await keys.key('ArrowUp');
  expect(await focused(page)).not.toBe(label);
  return label.split(',')[0]!;
}

/** Takes the latest step back and does it again: both are named, and both are reached by Tab. */
async function backAndForth(page: Page, keys: Keys, step: RegExp): Promise<void> {
  const named = (verb: string) => new RegExp(`^${verb}: .*${step.source}`);
  await keys.press(named('Deshacer'));
  await keys.press(named('Rehacer'));
  await expect(page.getByRole('button', { name: named('Deshacer') })).toBeVisible();
}

const pressAll = async (keys: Keys, ...names: (string | RegExp)[]): Promise<void> => {
  for (const name of names) await keys.press(name);
};
const faces = (...all: number[]): string[] => all.map((face) => `Cara ${face}`);

/** Opens a sheet from the bar and closes it: the focus is kept inside, and comes back to its button. */
async function lookAndReturn(page: Page, keys: Keys, name: string): Promise<void> {
  await keys.press(name);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let i = 0; i < 4; i += 1) {
    await keys.key('Tab');
    // Between the last control and the first one the focus is on the browser itself.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
      /DIALOG|BODY/,
    );
  }
  await keys.key('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
}

test('Psychological Shock', async ({ page }) => {
  const keys = await openByKeys(page, 'Psychological Shock');
  await keys.press('Tirar el chequeo');
  await keys.press(/^Pvt\. Kowalski,/);
  await keys.press(/^La mejor opción/);
  await keys.press(/^Tirar · gastar 1 FA/);
  await backAndForth(page, keys, /Pvt\. Kowalski/);
  await lookAndReturn(page, keys, 'Registro');
  // A figure is picked up, carried by the arrows, and put down.
  await keys.press('Campo');
  const name = await moveFigure(page, keys);
  await expect(page.getByRole('button', { name: new RegExp(`^Deshacer: .*${name}`) })).toBeVisible();
  await keys.press(/^Acabar turno/);
  await expect(page.getByRole('banner').getByText('Gruppe alemana')).toBeVisible();
  expect(keys.faults).toEqual([]);
});

/** Goes on by the primary button until the phase is over. */
async function playPhase(page: Page, keys: Keys): Promise<void> {
  const done = heading(page, 'Fase de psicología terminada');
  const next = /^(Tirar (la|las|estrellas)|Empieza Roma|Echar a suertes|Seguir|Repartir)/;
  for (let i = 0; i < 40; i += 1) {
    const go = guide(page).getByRole('button', { name: next }).first();
    await expect(done.or(go).first()).toBeVisible();
    if (await done.isVisible()) return;
    await keys.press(next);
  }
  await expect(done).toBeVisible();
}

test('Cursus Honorum', async ({ page }) => {
  test.setTimeout(300_000);
  const keys = await openByKeys(page, 'Cursus Honorum');
  // The first test by typed dice: four of them, and the fourth is a 1; the second die says where that leads.
  await pressAll(keys, 'Teclear mis dados', ...faces(6, 6, 6, 1, 5));
  await expect(heading(page, 'Roma hace 3 pruebas')).toBeVisible();
  await playPhase(page, keys);
  await keys.press('Empezar el turno 4');
  await expect(heading(page, '¿Qué pasa en la mesa?')).toBeVisible();
  // Without any event, the token that has the focus is moved.
  const moved = await moveFigure(page, keys);
  await expect(page.getByRole('status')).toContainText(moved);
  // The battle: a casualty, a dead leader by typed stars, somebody swamped.
  await keys.press('Baja');
  await keys.pressFigure(/^Príncipe III,/);
  await expect(page.getByRole('button', { name: /^Príncipe III, Roma.*muerto/ })).toBeVisible();
  await keys.press('Muere un mando');
  await keys.pressFigure(/^Tito Lucano,/);
  await pressAll(keys, 'Teclear 2D6', ...faces(5, 4));
  await expect(page.getByRole('button', { name: /^Tito Lucano, Roma.*muerto/ })).toBeVisible();
  await keys.press('Superioridad');
  await keys.pressFigure(/^Hastado VI,/);
  const more = 'Más: Dados de ataque recibidos';
  await pressAll(keys, more, more, more, more, 'Poner 3 puntos');
  await expect(page.getByRole('button', { name: /^Hastado VI, Roma/ })).toHaveAccessibleName(/3 puntos/);
  await backAndForth(page, keys, /Hastado VI/);
  await lookAndReturn(page, keys, 'Menú de la mesa');
  await keys.press('Fase de psicología');
  await playPhase(page, keys);
  await keys.press('Empezar el turno 5');
  await expect(page.getByRole('banner').getByText(/^Turno 5/)).toBeVisible();
  expect(keys.faults).toEqual([]);
});

test('Stupidity', async ({ page }) => {
  const keys = await openByKeys(page, 'Estupidez');
  await keys.press('Cara 3');
  await keys.press('Cara 6');
  await keys.press('Pasa: Barrizal el Mareado');
  await keys.press('Cargas declaradas: a Movimiento');
  await keys.press(/^Avanza/);
  await keys.press('Magia');
  await keys.press('Disparo');
  await keys.press('Combate');
  await expect(heading(page, 'Trolls del Lodazal')).toBeVisible();
  await keys.press('Cara 2');
  await backAndForth(page, keys, /Trolls del Lodazal/);
  await keys.press('Turno 2: empieza el Bando B');
  await expect(heading(page, 'Primero, Pánico y Terror')).toBeVisible();
  await lookAndReturn(page, keys, 'Compartir');
  expect(keys.faults).toEqual([]);
});

test('Comandos de Guerra', async ({ page }) => {
  const keys = await openByKeys(page, 'Comandos de Guerra');
  const card = (name: string) => page.getByRole('button', { name: new RegExp(`^${name},`) });
  // Both owed checks: one fails by nine points and ends in shock, of the other only the outcome is told.
  await pressAll(keys, 'He sacado…', '9', '5', 'Cara 9');
  await keys.choose('Clase de conmoción', /^Apatía/);
  await keys.press('Apatía, 9 asaltos');
  await expect(card('Sanna Lindqvist')).toHaveAccessibleName(/apatía, 9 asaltos/);
  await pressAll(keys, 'He sacado…', 'Pasa');
  await expect(heading(page, '¿Qué pasa?')).toBeVisible();
  // A shot by typed dice at another target, behind cover; it is taken back and done again.
  await pressAll(keys, /^Inés Robledo,/, 'Disparo');
  await keys.reach('Objetivo', 'combobox');
  await keys.key('ArrowDown');
  await keys.choose('Cobertura del objetivo', 'cobertura media');
  await pressAll(keys, 'He sacado…', '3', '1', ...faces(7, 4));
  await expect(card('Cabo del sidecar')).toHaveAccessibleName(/fuera de combate, 0\/11\sPV/);
  await backAndForth(page, keys, /Inés/);
  // A check that is harder than usual, by the die of the app.
  await pressAll(keys, 'Chequeo', /^Primeros auxilios/);
  await keys.choose('Dificultad', /^difícil/);
  await keys.press('Tirar 1D100');
  await expect(page.getByRole('button', { name: /^Deshacer: chequeo de Inés/ })).toBeVisible();
  await keys.press('Siguiente asalto');
  await expect(page.getByRole('banner').getByText('Asalto 13')).toBeVisible();
  await expect(card('Sanna Lindqvist')).toHaveAccessibleName(/apatía, 8 asaltos/);
  await lookAndReturn(page, keys, 'Dados libres');
  expect(keys.faults).toEqual([]);
});

test('Bonds and Heart', async ({ page }) => {
  const keys = await openByKeys(page, 'Lazos y corazón');
  // The test that lies open, by typed dice; two sixes ask for two more throws.
  await pressAll(keys, 'Mis dados', ...faces(6, 6, 2));
  await expect(page.getByText(/^2 tiradas extra/)).toBeVisible();
  await pressAll(keys, ...faces(1, 2));
  await expect(page.getByText(/15 contra 13 · éxito/)).toBeVisible();
  // A claim that is accepted and rolled by the companion, and one that is refused.
  await pressAll(keys, /^Yanela pide a Aldara: amor/, 'Aldara rechaza', ...faces(3, 3, 2));
  await expect(page.getByText(/^Se oscurece la parcela \d+\.$/)).toBeVisible();
  await backAndForth(page, keys, /reclamo rechazado/);
  await pressAll(keys, /^Aldara pide a Yanela: amor/, 'Yanela acepta');
  await keys.choose('Dificultad', '9');
  await keys.press('Tirar prueba');
  await expect(page.getByRole('button', { name: /^Deshacer: prueba, Yanela/ })).toBeVisible();
  // A combat with a blow that is shared.
  await keys.choose('Escena o combate', 'Combate');
  await pressAll(keys, /^Yanela pide a Orvo: protección/, 'Orvo acepta', 'Daño del golpe: 15');
  await pressAll(keys, 'Menos: Orvo encaja', 'Menos: Orvo encaja', 'Yanela −2 · Orvo −13');
  await keys.press('Acabar combate');
  // A plot by hand, and the end of the scene.
  await keys.press(/^Parcela 7,/, 'Space');
  await keys.press(/^Pintar de/);
  await keys.press('Listo');
  await lookAndReturn(page, keys, 'Registro');
  await keys.press('Acabar escena');
  await expect(page.getByRole('banner').getByText('Escena 4')).toBeVisible();
  expect(keys.faults).toEqual([]);
});
