import { formatPercent } from '../i18n/format.ts';
import { LANGUAGES, type Language } from '../i18n/language.ts';
import { useLanguage, useT } from '../i18n/react.ts';
import { speak } from '../i18n/shared.ts';
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
  const language = useLanguage();
  const now = useSettings();
  return (
    <Sheet title={t.settings.title} closeLabel={t.app.close} side="right" onClose={onClose}>
      <div className="flex flex-col gap-5">
        <div>
          <p className="mb-2 font-semibold">{t.app.language}</p>
          <Segmented
            label={t.app.language}
            value={language}
            options={LANGUAGES.map((value) => ({ value, label: NAMES[value] }))}
            onChange={(value) => void chooseLanguage(value)}
          />
        </div>
        <div>
          <p className="mb-2 font-semibold">{t.settings.theme}</p>
          <Segmented
            label={t.settings.theme}
            value={now.theme}
            options={THEMES.map((value) => ({ value, label: t.settings.themes[value] }))}
            onChange={(theme) => settings.setState({ theme })}
          />
        </div>
        <div>
          <p className="mb-2 font-semibold">{t.settings.text}</p>
          <Segmented
            label={t.settings.text}
            value={String(now.textScale)}
            options={TEXT_SCALES.map((scale) => ({
              value: String(scale),
              label: formatPercent(language, scale),
            }))}
            onChange={(scale) => settings.setState({ textScale: Number(scale) })}
          />
        </div>
        <Switch
          label={t.settings.awake}
          help={t.settings.awakeHelp}
          on={now.keepAwake}
          onChange={(keepAwake) => settings.setState({ keepAwake })}
        />
      </div>
    </Sheet>
  );
}
