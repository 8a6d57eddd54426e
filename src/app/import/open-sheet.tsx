import { FolderOpen } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../i18n/react.ts';
import { useSharing } from '../../i18n/sharing.ts';
import { manifestOf } from '../../rulesets/registry.ts';
import { readFragment, rulesetIn, writeFragment } from '../../share/fragment.ts';
import type { Read } from '../../share/result.ts';
import { Button } from '../../ui/button.tsx';
import { announce } from '../../ui/notice.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useLibrary } from '../library.ts';
import { FoundTables } from './found-tables.tsx';
import { type FoundTable, openFile } from './read-tables.ts';

/** Opens a pasted link, or a file: both are shown before anything is added. */
export function OpenSheet(props: {
  readonly file: File | null;
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
}) {
  const t = useT();
  const s = useSharing();
  const library = useLibrary();
  const { file } = props;
  const [answer, setAnswer] = useState<Read<FoundTable[]> | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!file) return;
    let gone = false;
    setAnswer(null);
    void openFile(library, file).then((read) => gone || setAnswer(read));
    return () => {
      gone = true;
    };
  }, [file, library]);
  const found = answer?.ok ? answer.value : null;
  const wrong = answer && !answer.ok ? answer.why : null;
  useEffect(() => {
    if (wrong) announce(s.open.why[wrong]);
  }, [wrong, s]);

  return (
    <Sheet title={s.open.title} closeLabel={t.app.close} onClose={props.onClose}>
      {found ? (
        <FoundTables found={found} onClose={props.onClose} />
      ) : (
        <div className="flex flex-col gap-4">
          <PasteLink onClose={props.onClose} />
          <hr className="border-line" />
          <input
            ref={picker}
            type="file"
            // A shared file may have become a text, and some devices do not know what JSON is.
            accept=".json,.txt,application/json,text/plain,application/octet-stream"
            aria-label={s.open.choose}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              const [picked] = event.target.files ?? [];
              if (picked) props.onFile(picked);
            }}
          />
          <Button size="large" icon={<FolderOpen aria-hidden />} onClick={() => picker.current?.click()}>
            {file && !answer ? s.open.reading : s.open.choose}
          </Button>
          <p className="text-muted text-sm">{s.open.dropHelp}</p>
          {wrong && <p className="rounded-xl border border-bad px-3 py-2">{s.open.why[wrong]}</p>}
        </div>
      )}
    </Sheet>
  );
}

/** A link that came by another way than a tap: out of a chat, or scanned by another program. */
function PasteLink({ onClose }: { readonly onClose: () => void }) {
  const s = useSharing();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const go = (event: FormEvent): void => {
    event.preventDefault();
    const ruleset = rulesetIn(text);
    const fragment = readFragment(text);
    const refuse = (why: string): void => {
      setWrong(why);
      announce(why);
    };
    if (!fragment.ok) refuse(s.open.why[fragment.why]);
    else if (!ruleset || !manifestOf(ruleset)) refuse(s.open.unknown);
    else {
      navigate(`/${ruleset}#${writeFragment(fragment.value)}`);
      onClose();
    }
  };
  return (
    <form onSubmit={go} className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={s.open.paste}
          value={text}
          inputMode="url"
          spellCheck={false}
          placeholder="https://"
          error={wrong}
          onChange={(event) => {
            setText(event.target.value);
            setWrong(null);
          }}
        />
      </div>
      <Button submit tone="primary" className={wrong ? 'mb-7' : ''}>
        {s.open.openLink}
      </Button>
    </form>
  );
}
