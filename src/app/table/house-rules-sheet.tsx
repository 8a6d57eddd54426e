import { useT } from '../../i18n/react.ts';
import { useSheetWords } from '../../i18n/sheets.ts';
import type { Tagged } from '../../kernel/log.ts';
import { useExtras } from '../../play/extras.ts';
import { useSend } from '../../play/send.ts';
import { useAllWords } from '../../play/words.tsx';
import type { HouseRuleField } from '../../rulesets/contract.ts';
import { useGame } from '../../table/react.ts';
import { RuleRef } from '../../ui/rule-ref.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { Switch } from '../../ui/switch.tsx';

type Value = boolean | number | string;

/** Every house rule of the ruleset as a switch, a number or a choice, with the rule that it changes. */
export function HouseRulesSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const w = useSheetWords();
  const { houseRules } = useExtras();
  const game = useGame((state: unknown) => state);
  const values = houseRules.read(game);
  const send = useSend<unknown, Tagged, Tagged>();
  return (
    <Sheet title={w.table.houseRules} closeLabel={t.app.close} side="right" onClose={onClose}>
      {houseRules.fields.length === 0 && <p>{w.table.noHouseRules}</p>}
      <ul className="flex flex-col">
        {houseRules.fields.map((field) => (
          <li key={field.key} className="border-line border-b py-2">
            <Field
              field={field}
              value={values[field.key]!}
              onChange={(value) => send.play(houseRules.change(field.key, value))}
            />
            <div className="py-2">
              <RuleRef rule={field.rule} />
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Field(props: {
  readonly field: HouseRuleField;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  const { field, value, onChange } = props;
  const words = useAllWords<unknown, Tagged, Tagged>();
  const { name, help } = words.houseRule(field.key);
  if (field.kind === 'switch')
    return <Switch label={name} help={help} on={value === true} onChange={onChange} />;
  return (
    <div className="py-2">
      <p className="font-semibold">{name}</p>
      <p className="mb-2 text-muted text-sm">{help}</p>
      {field.kind === 'number' ? (
        <Stepper
          label={name}
          hideLabel
          value={Number(value)}
          min={field.min}
          max={field.max}
          step={field.step}
          onChange={onChange}
        />
      ) : (
        <Segmented
          label={name}
          value={String(value)}
          options={field.options.map((option) => ({
            value: option,
            label: words.houseOption(field.key, option),
          }))}
          onChange={onChange}
        />
      )}
    </div>
  );
}
