/** The Stupidity rules as players play them: by thumb, on a tablet. */
import { expect, type Page, test } from '@playwright/test';
import { openExample, saved, tapRefused, undoAll } from './support.ts';

const EXAMPLE = 'Ejemplo de Estupidez';
const row = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, Bando`) });
const guide = (page: Page) => page.getByRole('complementary');
const heading = (page: Page, name: string | RegExp) => guide(page).getByRole('heading', { name });
const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap();
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).tap();

/** Tells the two tests of the example: the lances pass on typed dice, the giant fails. */
async function tellTests(page: Page): Promise<void> {
  await tap(page, 'Cara 3');
  await tap(page, 'Cara 6');
  await expect(row(page, 'Lanzas del Páramo')).toHaveAccessibleName(/Despejada/);
  await tap(page, 'Falla: Barrizal el Mareado');
  await expect(heading(page, '¿Quién carga?')).toBeVisible();
}

test('from a cold start to all tests of the turn in three taps, and the same dice again', async ({
  page,
}) => {
  await openExample(page, EXAMPLE);
  await expect(heading(page, 'Lanzas del Páramo')).toBeVisible();
  await tap(page, 'Tirar los 2 chequeos que faltan');
  const dice = page.getByText(/dados de la app/);
  await expect(dice).toHaveCount(2);
  const thrown = await dice.allTextContents();
  expect(await undoAll(page)).toBe(2);
  await tap(page, 'Tirar los 2 chequeos que faltan');
  await expect(dice).toHaveText(thrown);
});

test('nothing scrolls the page at 1180 × 820', async ({ page }) => {
  await openExample(page, EXAMPLE);
  const spare = await page.evaluate(() => [
    document.documentElement.scrollHeight - innerHeight,
    document.documentElement.scrollWidth - innerWidth,
  ]);
  expect(spare).toEqual([0, 0]);
});

test('a half-typed test survives a reload, and its die is taken back first', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await tap(page, 'Cara 5');
  await saved(page);
  await page.reload();
  await expect(guide(page).getByText('Teclea 1 dado')).toBeVisible();
  await tap(page, 'Deshacer: último dado');
  await expect(guide(page).getByText('Teclea 2 dados')).toBeVisible();
  await tap(page, 'Cara 6');
  await tap(page, 'Cara 4');
  await expect(row(page, 'Lanzas del Páramo')).toHaveAccessibleName(/Estúpida/);
});

test('a stumble into friends pins both and blocks the charge that was declared', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await tap(page, 'Cara 3');
  await tap(page, 'Cara 6');
  await tap(page, 'Pasa: Barrizal el Mareado');
  await page
    .getByRole('button', { name: /Barrizal el Mareado$/ })
    .last()
    .tap();
  await expect(row(page, 'Barrizal el Mareado')).toHaveAccessibleName(/Carga/);
  await tap(page, 'Cargas declaradas: a Movimiento');
  await expect(heading(page, 'Trolls del Vado')).toBeVisible();
  await choose(page, 'Amigo');
  await choose(page, 'Barrizal el Mareado');
  await expect(guide(page).getByText(/carga declarada de esta unidad se pierde/)).toBeVisible();
  await tap(page, 'Choca con Barrizal el Mareado');
  await expect(row(page, 'Barrizal el Mareado')).toHaveAccessibleName(/Inmóvil, Carga anulada/);
  await expect(row(page, 'Trolls del Vado')).toHaveAccessibleName(/Inmóvil/);
});

test('a stumble into enemies, the reaction, and a fight with the odd die', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await tellTests(page);
  await tap(page, 'Cargas declaradas: a Movimiento');
  await choose(page, 'Enemigo');
  await choose(page, 'Arqueros del Sauzal');
  await tap(page, 'Menos: Distancia recorrida');
  await expect(guide(page).getByRole('img', { name: /^Avanza 7 cm/ })).toBeVisible();
  await tap(page, 'Topa con Arqueros del Sauzal');
  await tap(page, 'Arqueros del Sauzal: Aguantar');
  await tap(page, 'Avanza 7,5 cm');
  await tap(page, 'Combate');
  await expect(heading(page, 'Trolls del Lodazal')).toBeVisible();
  await tap(page, 'Cara 2');
  await row(page, 'Trolls del Lodazal').tap();
  await expect(
    guide(page).getByText('Trolls: ataca 1, 2 ausentes · Cabecilla Brizno: ataca 1'),
  ).toBeVisible();
  await tap(page, 'Contar de nuevo');
  await tap(page, 'Tirar el dado de la impar');
  await row(page, 'Trolls del Vado').tap();
  await tap(page, 'Trolls, peana 3: sin contacto');
  await tap(page, 'Cara 6');
  await expect(guide(page).getByText('Trolls: atacan 2, 1 ausente')).toBeVisible();
  await row(page, 'Trolls del Vado').tap();
  await tap(page, 'Turno 2: empieza el Bando B');
  await expect(heading(page, 'Primero, Pánico y Terror')).toBeVisible();
});

test('off the table: the points go to the enemy', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await row(page, 'Trolls del Vado').tap();
  await choose(page, 'Borde');
  await tap(page, 'Se sale de la mesa');
  await expect(row(page, 'Trolls del Vado')).toHaveAccessibleName(/Fuera de la mesa/);
  await tap(page, 'Pasa: Lanzas del Páramo');
  await tap(page, 'Pasa: Barrizal el Mareado');
  await expect(
    guide(page).getByText('165 puntos de victoria para el Bando B: se salieron de la mesa.'),
  ).toBeVisible();
});

test('a break and a rally', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await row(page, 'Trolls del Lodazal').tap();
  // It cannot be done now, and answers why on a tap.
  await tapRefused(guide(page).getByRole('button', { name: 'Pánico' }));
  await expect(page.getByText(/solo huye si falla un chequeo/i).first()).toBeAttached();
  await tap(page, 'Desmoralizada');
  await expect(row(page, 'Trolls del Lodazal')).toHaveAccessibleName(/Huyendo/);
  await tap(page, 'Se reagrupa');
  await expect(row(page, 'Trolls del Lodazal')).not.toHaveAccessibleName(/Huyendo|, Estúpida/);
  await expect(guide(page).getByText('se reagrupó')).toBeVisible();
});

test('the same in English and in inches, every step undone', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await tap(page, 'Menú de la mesa');
  await tap(page, 'Ajustes');
  await choose(page, 'English');
  await tap(page, /^Close$/);
  await tap(page, 'Table menu');
  await tap(page, 'House rules');
  await choose(page, 'inches');
  await tap(page, /^Close$/);
  await page.getByRole('button', { name: /^Trolls del Vado, Side/ }).tap();
  await expect(guide(page).getByRole('img', { name: 'Moves 3″ straight ahead: M 6″ ÷ 2.' })).toBeVisible();
  await tap(page, 'It moves 3″');
  await tap(page, 'Face 1');
  await tap(page, 'Face 2');
  await tap(page, 'Log');
  await expect(page.getByText(/Trolls del Vado move 3″ forward \(half of 6″\)/)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await undoAll(page)).toBe(3);
  await expect(page.getByRole('button', { name: /^Trolls del Vado, Side A/ })).toHaveAccessibleName(/15\scm/);
});

test('units typed in ×3 with numbering and pasted, with a preview line by line', async ({ page }) => {
  await page.goto('/stupidity');
  await guide(page).getByRole('button', { name: 'Añadir unidades' }).tap();
  await page.getByLabel('Nombre de la unidad').fill('Trolls');
  await page.getByLabel('Movimiento (cm)').fill('15');
  await tap(page, 'Más: Cuántas unidades así');
  await tap(page, 'Más: Cuántas unidades así');
  await tap(page, 'Añadir 3 unidades');
  await choose(page, 'Pegar una lista');
  await choose(page, 'Bando B');
  await page
    .getByLabel('Líneas de texto o una hoja de cálculo')
    .fill('Caballeros x6, Ld 8, M 18, montura estúpida\n+ Capitana, personaje, Ld 9, M 18\n¿qué?');
  await expect(page.getByRole('listitem').filter({ hasText: '¿qué?' })).toContainText('✗');
  await tap(page, 'Añadir la unidad');
  await expect(row(page, 'Trolls 3')).toBeVisible();
  await expect(row(page, 'Caballeros')).toHaveAccessibleName(/7 miniaturas, 6 con Estupidez/);
});
