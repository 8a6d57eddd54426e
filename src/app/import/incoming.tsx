/** A link that was opened: shown before anything happens, then added as a new table or just looked at. */
import { use, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../i18n/react.ts';
import { useSharing } from '../../i18n/sharing.ts';
import type { Tagged } from '../../kernel/log.ts';
import { Wait } from '../../later/wait.tsx';
import { WordsProvider } from '../../play/words.tsx';
import type { RulesetManifest } from '../../rulesets/contract.ts';
import { type OpenedLink, readLink } from '../../share/link.ts';
import type { Read } from '../../share/result.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { useLibrary } from '../library.ts';
import { loadModule } from '../load-module.ts';
import { Message } from '../message.tsx';
import { codecOf } from '../share/link-of.ts';
import { LinkPreview } from './link-preview.tsx';
import { LookingAt } from './looking-at.tsx';
import { tellAdded } from './tell-added.ts';

type Content = OpenedLink<unknown, Tagged>;

export function Incoming(props: { readonly manifest: RulesetManifest; readonly fragment: string }) {
  const { manifest, fragment } = props;
  const t = useT();
  const s = useSharing();
  const module = use(loadModule(manifest));
  const library = useLibrary();
  const navigate = useNavigate();
  const [read, setRead] = useState<Read<Content> | null>(null);
  const [looking, setLooking] = useState(false);
  useEffect(() => {
    let gone = false;
    setLooking(false);
    void readLink(codecOf(module), fragment).then((answer) => gone || setRead(answer));
    return () => {
      gone = true;
    };
  }, [module, fragment]);
  if (!read) return <Message text={t.app.loading} />;
  if (!read.ok) return <Message text={s.open.why[read.why]} />;
  const content = read.value;
  const add = async (): Promise<void> => {
    const { name, state, draft } = content;
    const id = await library.create(module, { name, state, draft });
    navigate(`/${manifest.id}/${id}`, { replace: true });
    tellAdded(s, library, () => navigate('/'), { text: s.open.addedOne(name), ids: [id] });
  };
  return (
    <ErrorBoundary key={fragment} fallback={() => <Message text={s.open.why.invalid} />}>
      <Wait fallback={<Message text={t.app.loading} />}>
        <WordsProvider module={module}>
          {looking ? (
            <LookingAt
              manifest={manifest}
              module={module}
              content={content}
              onAdd={() => void add()}
              onClose={() => setLooking(false)}
            />
          ) : (
            <LinkPreview
              manifest={manifest}
              content={content}
              onAdd={() => void add()}
              onLook={() => setLooking(true)}
              onCancel={() => navigate('/', { replace: true })}
            />
          )}
        </WordsProvider>
      </Wait>
    </ErrorBoundary>
  );
}
