/** The psychology phase as players play it: by thumb, on a tablet. */
import { expect, type Page, test } from '@playwright/test';
import { openExample, saved, tapRefused, undoAll } from './support.ts';

const EXAMPLE = 'Ejemplo de Cursus Honorum';
const guide = (page: Page) => page.getByRole('complementary');
const heading = (page: Page, name: string | RegExp) => guide(page).getByRole('heading', { name });
const tap = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().tap();
const token = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, (Roma|Iberia)`) });
const turn = (page: Page) => page.getByRole('banner').getByText(/^Turno \d/);
const events = (page: Page) => page.getByRole('toolbar', { name: 'Sucesos' });
const tell = async (page: Page, event: string, who: string) => {
  await events(page).getByRole('button', { name: event, exact: true }).tap();
  await token(page, who).tap();
};

/** What a player with nothing to decide does: the primary button, until the phase is over. */
async function primaryUntilClosed(page: Page): Promise<number> {
  const next = guide(page).getByRole('button', {
    name: /^(Tirar (la|las|estrellas)|Empieza Roma|Echar a suertes|Seguir|Repartir)/,
  });
  const done = heading(page, 'Fase de psicología terminada');
  let taps = 0;
  for (;;) {
    // The next panel may come a moment after the tap that leads to it.
    await expect(done.or(next).first()).toBeVisible();
    if (await done.isVisible()) break;
    await next.last().tap();
    taps += 1;
    expect(taps).toBeLessThan(40);
  }
  return taps;
}

/** Every test told as passed, until the next turn has begun. */
async function passUntilNextTurn(page: Page): Promise<void> {
  const done = heading(page, 'Fase de psicología terminada');
  const next = guide(page).getByRole('button', { name: /^(Pasa|Empieza Roma)$/ });
  for (let i = 0; i < 60; i += 1) {
    await expect(done.or(next).first()).toBeVisible();
    if (await done.isVisible()) break;
    await next.first().tap();
  }
  await tap(page, 'Empezar el turno 4');
}

/** Two casualties, a dead leader, somebody swamped, a retreat. */
async function battle(page: Page, ownDice: boolean): Promise<void> {
  await tell(page, 'Baja', 'Príncipe III');
  await tell(page, 'Baja', 'Escutario 9');
  await expect(guide(page).getByText('Reparto:')).toBeVisible();
  await tell(page, 'Muere un mando', 'Tito Lucano');
  await expect(heading(page, 'Muere Tito Lucano, oficial')).toBeVisible();
  if (ownDice) {
    await tap(page, 'Teclear 2D6');
    await tap(page, 'Cara 5');
    await tap(page, 'Cara 4');
  } else {
    await tap(page, 'Tirar 2D6 y repartir');
    await tap(page, 'Está bien');
  }
  await tell(page, 'Superioridad', 'Hastado VI');
  for (let i = 0; i < 4; i += 1) await tap(page, 'Más: Dados de ataque recibidos');
  await tap(page, 'Poner 3 puntos');
  await tell(page, 'Retirada', 'Príncipe X');
  await expect(token(page, 'Príncipe X')).toHaveAccessibleName(/en retirada/);
  await expect(token(page, 'Hastado VI')).toHaveAccessibleName(/3 puntos de desmoralización/);
}

test('from a cold start to the tests of a round in two taps', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await expect(heading(page, 'Roma hace 4 pruebas')).toBeVisible();
  await tap(page, 'Tirar las 4 pruebas');
  await expect(page.getByRole('button', { name: /^Deshacer: / })).toBeVisible();
});

test('nothing scrolls the page at 1180 × 820', async ({ page }) => {
  await openExample(page, EXAMPLE);
  const spare = await page.evaluate(() => [
    document.documentElement.scrollHeight - innerHeight,
    document.documentElement.scrollWidth - innerWidth,
  ]);
  expect(spare).toEqual([0, 0]);
});

test('a whole turn with the dice of the app', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await primaryUntilClosed(page);
  await tap(page, 'Empezar el turno 4');
  await expect(turn(page)).toHaveText(/Turno 4/);
  await battle(page, false);
  await tap(page, 'Fase de psicología');
  await primaryUntilClosed(page);
  await expect(guide(page).getByText(/Nadie se queda con puntos/)).toBeVisible();
  await tap(page, 'Empezar el turno 5');
  await expect(heading(page, '¿Qué pasa en la mesa?')).toBeVisible();
});

/** The round's tests typed: the first fails and flees, the others pass by their faces. */
async function typeRound(page: Page, firstFails: boolean): Promise<void> {
  const tests = heading(page, /hace \d+ prueba/);
  const before = await turn(page).locator('..').textContent();
  let fails = firstFails;
  while ((await tests.isVisible()) && (await turn(page).locator('..').textContent()) === before) {
    await guide(page).getByRole('button', { name: 'Teclear mis dados' }).first().tap();
    const left = guide(page).getByText(/^Teclea \d+ dado/);
    // The keys come a moment after the head of their panel.
    await expect(left).toBeVisible();
    while (await left.isVisible()) {
      const second = await guide(page).getByText('1–3 huye · 4–6 se acobarda').isVisible();
      await guide(page)
        .getByRole('button', { name: second ? 'Cara 2' : fails ? 'Cara 1' : 'Cara 6' })
        .tap();
      if (second) fails = false;
    }
    fails = false;
  }
}

test('the rounds of panic by typed dice alone, with a reload in the middle of one', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await tap(page, 'Teclear mis dados');
  await tap(page, 'Cara 3');
  await tap(page, 'Cara 1');
  await saved(page);
  await page.reload();
  await expect(guide(page).getByText('Teclea 2 dados')).toBeVisible();
  await tap(page, 'Cara 6');
  await tap(page, 'Cara 6');
  await tap(page, 'Cara 2');
  await expect(heading(page, 'Roma hace 3 pruebas')).toBeVisible();
  await expect(guide(page).getByText('✗ HUYE')).toBeVisible();
  await typeRound(page, false);
  await expect(heading(page, 'Roma hace 1 prueba')).toBeVisible();
  await expect(guide(page).getByText('tanda 3').first()).toBeVisible();
  await typeRound(page, true);
  await expect(token(page, 'Hastado I')).toHaveAccessibleName(/en huida/);
});

/** The phase by typed faces alone: sixes hold, the first test of flight fails and runs. */
async function typePhase(page: Page): Promise<void> {
  const left = guide(page).getByText(/^Teclea \d+ dado/);
  const done = heading(page, 'Fase de psicología terminada');
  const onward = guide(page).getByRole('button', { name: /^(Teclear los dados|Empieza Roma|Seguir)/ });
  let failed = false;
  for (let i = 0; i < 400 && !(await done.isVisible()); i += 1) {
    await expect(done.or(left).or(onward).first()).toBeVisible();
    if (await done.isVisible()) break;
    if (await left.isVisible()) {
      const second = await guide(page).getByText('1–3 huye · 4–6 se acobarda').isVisible();
      const fail =
        !failed &&
        (await guide(page)
          .getByText(/^Prueba: /)
          .isVisible());
      if (fail) failed = true;
      await guide(page)
        .getByRole('button', { name: second ? 'Cara 2' : fail ? 'Cara 1' : 'Cara 6' })
        .tap();
    } else await onward.last().tap();
  }
  await expect(done).toBeVisible();
}

test('a whole turn with typed dice only', async ({ page }) => {
  test.setTimeout(120_000);
  await openExample(page, EXAMPLE);
  await passUntilNextTurn(page);
  await battle(page, true);
  await tap(page, 'Fase de psicología');
  await typePhase(page);
  await tap(page, 'Registro');
  const log = page.getByRole('dialog', { name: 'Registro' });
  await expect(log.getByText(/Tanda 2/).first()).toBeVisible();
  await expect(log.getByText(/dados de la app/)).toHaveCount(0);
});

test('a whole phase is undone step by step, and each undone line stays in the log', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await primaryUntilClosed(page);
  const steps = await undoAll(page);
  expect(steps).toBeGreaterThan(3);
  await expect(heading(page, 'Roma hace 4 pruebas')).toBeVisible();
  await tap(page, 'Registro');
  await expect(page.getByRole('dialog', { name: 'Registro' }).locator('s')).toHaveCount(steps);
});

/** Every token of the table in words, in the order of the lists. */
const everybody = (page: Page): Promise<string[]> =>
  page
    .locator('[aria-label*=", Roma,"], [aria-label*=", Iberia,"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? '').sort());

test('without a map the same facts lead to the same state', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await passUntilNextTurn(page);
  await tell(page, 'Baja', 'Príncipe III');
  await tell(page, 'Muere un mando', 'Tito Lucano');
  const chosen = guide(page).getByRole('list').getByRole('button', { pressed: true });
  await expect(chosen.first()).toBeVisible();
  const near = await chosen.allTextContents();
  await tap(page, 'Teclear 2D6');
  await tap(page, 'Cara 5');
  await tap(page, 'Cara 2');
  await tap(page, 'Sin mapa: dos listas');
  await expect(token(page, 'Tito Lucano')).toHaveAccessibleName(/muerto/);
  const byMap = await everybody(page);
  await tap(page, /^Deshacer: /);
  await tap(page, /^Deshacer: /);

  await tap(page, 'Ejércitos y mesa');
  await page.getByRole('switch', { name: 'Medir en el campo' }).tap();
  await page.keyboard.press('Escape');
  await tell(page, 'Baja', 'Príncipe III');
  await token(page, 'Tito Lucano').tap();
  await tap(page, 'Cae Príncipe III');
  await tap(page, 'Está bien');
  await tell(page, 'Muere un mando', 'Tito Lucano');
  for (const name of near) await token(page, name.replace(/^✓|\d+(,\d)?\scm$/g, '').trim()).tap();
  await tap(page, 'Teclear 2D6');
  await tap(page, 'Cara 5');
  await tap(page, 'Cara 2');
  await expect.poll(() => everybody(page)).toEqual(byMap);
});

test('armies are pasted with a preview, numbered, deployed and taken back', async ({ page }) => {
  await page.goto('/cursus-honorum');
  await expect(heading(page, 'La mesa está vacía')).toBeVisible();
  await tap(page, 'Añadir personajes a A');
  await page
    .getByLabel('Pegar una lista')
    .fill('8x Hastado, huida 2, carga 20\nAulo, general, 3 estrellas\n¿qué?, x y');
  await expect(page.getByRole('listitem').filter({ hasText: 'x y' })).toContainText('—');
  await tap(page, 'Añadir 9 personajes');
  await expect(page.getByRole('button', { name: /^Hastado 8, A/ })).toBeVisible();
  await tap(page, 'Ejércitos y mesa');
  await page.getByText('Desplegar en filas').tap();
  await tap(page, 'Desplegar a 9');
  await page.keyboard.press('Escape');
  await tap(page, 'Ver el campo');
  await expect(page.locator('[data-token]')).toHaveCount(9);
  expect(await undoAll(page)).toBe(2);
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('a casualty takes two taps, and its receiver can be changed', async ({ page }) => {
    await openExample(page, 'Example of Cursus Honorum');
    await expect(heading(page, 'Rome rolls 4 tests')).toBeVisible();
    // It says that it is off, so the browser driver has to be told to tap it all the same.
    await tapRefused(page.getByRole('button', { name: 'Casualty', exact: true }));
    await expect(page.getByText('Not now: this belongs to another step of the turn.').first()).toBeVisible();
    for (let i = 0; i < 40 && !(await heading(page, 'Psychology phase done').isVisible()); i += 1)
      await guide(page)
        .getByRole('button', { name: /^(Roll|Rome goes first|Draw lots|Go on|Share)/ })
        .last()
        .tap();
    await tap(page, 'Begin turn 4');
    await tap(page, 'Casualty');
    await page.getByRole('button', { name: /^Scutarius 9, Iberia/ }).tap();
    await expect(guide(page).getByText('Shared:')).toBeVisible();
    await guide(page)
      .getByRole('button', { name: /^(Change|Choose)/ })
      .tap();
    await tap(page, 'Correct who was in range');
    await expect(heading(page, 'Scutarius 9 falls')).toBeVisible();
  });
});

/** The example in its battle, with Rome measuring by hand. */
async function withoutMap(page: Page): Promise<void> {
  await openExample(page, EXAMPLE);
  await passUntilNextTurn(page);
  await tap(page, 'Ejércitos y mesa');
  await page.getByRole('switch', { name: 'Medir en el campo' }).first().tap();
  await page.keyboard.press('Escape');
}

test('the forecast goes on through the phase, and says what it rests on', async ({ page }) => {
  await openExample(page, EXAMPLE);
  const forecast = guide(page).getByRole('button', { name: /^Pronóstico:/ });
  await expect(forecast).toContainText('≈', { timeout: 20_000 });
  const before = await forecast.textContent();
  await guide(page).getByRole('button', { name: 'Falla', exact: true }).first().tap();
  await tap(page, 'Cara 1');
  await expect(forecast).not.toHaveText(before ?? '', { timeout: 20_000 });
  await expect(forecast).toContainText('al acabar la fase', { timeout: 20_000 });
  await forecast.tap();
  await expect(guide(page).getByText(/los que más peligran:/)).toBeVisible();
  await expect(guide(page).getByText(/nadie falla a propósito/)).toBeVisible();
});

test('a leader who flees by a special rule gives his load in round 1, by his area and stars', async ({
  page,
}) => {
  await openExample(page, EXAMPLE);
  await passUntilNextTurn(page);
  await tell(page, 'Huye un mando', 'Tito Lucano');
  await expect(guide(page).getByText(/^Su carga, 4 \+ 2D6 \(unos 11 puntos\)/)).toBeVisible();
  await tap(page, 'Echa a huir');
  await expect(token(page, 'Tito Lucano')).toHaveAccessibleName(/en huida/);
  await tap(page, 'Fase de psicología');
  const area = guide(page).getByText('carga del jefe').first();
  const stars = guide(page).getByRole('button', { name: 'Tirar estrellas y repartir' });
  const onward = guide(page).getByRole('button', { name: /^(Falla|Empieza Roma|Dejar|Seguir|Repartir)/ });
  // Not one loop of taps: the panel with the stars may come while the button before it is looked for.
  await expect(async () => {
    if (await stars.isVisible()) return;
    await onward.first().tap({ timeout: 1_000 });
    await expect(stars).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [0], timeout: 40_000 });
  await expect(area).toBeVisible();
  await stars.tap();
  await expect(heading(page, /Roma hace \d+ prueba/)).toBeVisible();
});

test('half-told ranges stand again after a reload', async ({ page }) => {
  await withoutMap(page);
  await tell(page, 'Baja', 'Príncipe III');
  await token(page, 'Tito Lucano').tap();
  await expect(heading(page, 'Cae Príncipe III')).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(heading(page, 'Cae Príncipe III')).toBeVisible();
  await expect(guide(page).getByRole('button', { name: /Tito Lucano/, pressed: true })).toBeVisible();
  await tap(page, 'Cae Príncipe III');
  await expect(token(page, 'Tito Lucano')).toHaveAccessibleName(/1 punto de desmoralización/);
  await saved(page);
  await page.reload();
  await expect(heading(page, '¿Qué pasa en la mesa?')).toBeVisible();
});

test('a clumsy second tap does not roll the next round too', async ({ page }) => {
  await openExample(page, EXAMPLE);
  const roll = guide(page).getByRole('button', { name: 'Tirar las 4 pruebas' });
  // What a finger that trembles on the spot meets in the very next picture.
  const met = await roll.evaluate(
    (button) =>
      new Promise<string | null>((done) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        (button as HTMLElement).click();
        requestAnimationFrame(() => {
          const under = document.elementFromPoint(left + width / 2, top + height / 2);
          done(under?.closest('button')?.textContent ?? null);
        });
      }),
  );
  expect(met).toBeNull();
  await expect(page.getByRole('button', { name: /^Deshacer: / })).toBeVisible();
  await primaryUntilClosed(page);
});
