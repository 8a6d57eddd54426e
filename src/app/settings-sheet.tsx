import { formatPercent } from '../i18n/format.ts';
import { LANGUAGES, type Language } from '../i18n/language.ts';
import { useLanguage, useT } from '../i18n/react.ts';
import { speak } from '../i18n/shared.ts';
import { useSheetWords } from '../i18n/sheets.ts';
import { Segmented } from '../ui/segmented.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Switch } from '../ui/switch.tsx';
import { settings, TEXT_SCALES, THEMES, useSettings } from './settings.ts';

const NAMES: Record<Language, string> = { es: 'Español', en: 'English' };

export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  document.documentElement.lang = language;
  settings.setState({ language });
}

/** Language, theme, text size and the screen-awake switch of this device. */
export function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const w = useSheetWords();
  const language = useLanguage();
  const now = useSettings();
  return (
    <Sheet title={w.settings.title} closeLabel={t.app.close} side="right" onClose={onClose}>
      <div className="flex flex-col gap-5">
        <div>
          <p className="mb-2 font-semibold">{w.settings.language}</p>
          <Segmented
            label={w.settings.language}
            value={language}
            options={LANGUAGES.map((value) => ({ value, label: NAMES[value] }))}
            onChange={(value) => void chooseLanguage(value)}
          />
        </div>
        <div>
          <p className="mb-2 font-semibold">{w.settings.theme}</p>
          <Segmented
            label={w.settings.theme}
            value={now.theme}
            options={THEMES.map((value) => ({ value, label: w.settings.themes[value] }))}
            onChange={(theme) => settings.setState({ theme })}
          />
        </div>
        <div>
          <p className="mb-2 font-semibold">{w.settings.text}</p>
          <Segmented
            label={w.settings.text}
            value={String(now.textScale)}
            options={TEXT_SCALES.map((scale) => ({
              value: String(scale),
              label: formatPercent(language, scale),
            }))}
            onChange={(scale) => settings.setState({ textScale: Number(scale) })}
          />
        </div>
        <Switch
          label={w.settings.awake}
          help={w.settings.awakeHelp}
          on={now.keepAwake}
          onChange={(keepAwake) => settings.setState({ keepAwake })}
        />
      </div>
    </Sheet>
  );
}
