import { deviceClock } from '@letterslot/client/outbox'
import type { UnfitAnswer } from '@letterslot/core/drafts'
import { draftTexts } from '@letterslot/core/messages/en-drafts'
import { type JSX, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { download } from '../form/download.ts'
import type { DraftKeeper, FormHandle, PagesProps } from '../form/form-context.ts'
import { formatDate, visitorTexts } from '../form/format.ts'
import { createDraftKeeper } from './draft-keeper.ts'
import { createDraftStore } from './draft-store.ts'

/** Quiet lines before the fields: what was brought back from before, what has no place any more, and the way to begin anew. */
export function Drafts({ context }: PagesProps): JSX.Element {
  const { handle, lang, say } = context
  const keeper = keeperOf(handle)
  const view = useSyncExternalStore(keeper.subscribe, keeper.view, keeper.view)
  const { keptAtMs, unfit = [], isRefused, canUndo, refusedFile } = view
  const { store } = handle
  const { status } = useSyncExternalStore(store.subscribe, store.state, store.state)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = ref.current?.closest('.ls-form')
    return root ? keeper.bind(root, handle) : undefined
  }, [keeper, handle])
  const texts = { ...draftTexts, ...visitorTexts(context) }
  // As the list of problems has it, after a label that ends in a mark of its own.
  const withoutColon = texts.problemOf.replace(/\s?[:：]/, '')
  // A message that needs another answer is no draft any more.
  const canStartOver = status === 'filling' || status === 'problems'
  const hasWords = isRefused || canUndo || refusedFile !== undefined || keptAtMs !== undefined
  return (
    <div ref={ref} lang={lang}>
      <div role="status" className={hasWords ? 'ls-older' : undefined}>
        {isRefused && <p>{texts.draftNotKept}</p>}
        {canUndo && (
          <p>
            {texts.removed}{' '}
            <button type="button" className="ls-link" onClick={() => keeper.undo(handle)}>
              {texts.undo}
            </button>
          </p>
        )}
        {keptAtMs !== undefined && (
          <p>
            {say(texts.draftKept, { date: formatDate(new Date(keptAtMs).toISOString(), context) })}{' '}
            {canStartOver && (
              <button type="button" className="ls-link" onClick={() => keeper.startOver(handle)}>
                {texts.startOver}
              </button>
            )}
          </p>
        )}
        {unfit.length > 0 && <p>{texts.draftUnfit}</p>}
        {unfit.map(({ label, text, files }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have had one label.
          <p key={`${index} ${label}`} style={preformatted}>
            {say(/\p{Term}$/u.test(label) ? withoutColon : texts.problemOf, { label, message: text })}
            {files.map((file) => file instanceof File && <FileLink key={file.name} file={file} />)}
          </p>
        ))}
        {refusedFile !== undefined && <p>{say(texts.notADraft, { file: refusedFile })}</p>}
      </div>
      <DraftFileButtons context={context} />
    </div>
  )
}

/** The way to another device: by a file. */
function DraftFileButtons({ context }: PagesProps): JSX.Element {
  const { handle } = context
  const keeper = keeperOf(handle)
  const input = useRef<HTMLInputElement>(null)
  const texts = { ...draftTexts, ...context.texts }
  const save = (): void => {
    // A file that cannot be read any more is told of beside its field.
    keeper.save(handle).then(
      (blob) => download(`${handle.form.title}.draft.json`, blob),
      () => undefined,
    )
  }
  const open = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void => {
    const file = currentTarget.files?.[0]
    currentTarget.value = ''
    if (file) void keeper.open(handle, file)
  }
  return (
    <p className="ls-note" style={belowProblems}>
      <button type="button" className="ls-link" style={buttonSpacing} onClick={save}>
        {texts.saveDraft}
      </button>
      <button type="button" className="ls-link" onClick={() => input.current?.click()}>
        {texts.openDraft}
      </button>
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={open} />
    </p>
  )
}

// Set by script, so that the style sheet of forms without drafts is as it was; a strict policy allows it.
const preformatted = { whiteSpace: 'pre-wrap' } as const
/** Clear of the list of problems, and of its ring. */
const belowProblems = { marginBlockStart: '12px' } as const
const buttonSpacing = { marginInlineEnd: '16px' } as const

/** A file that no field takes any more: its visitor may take it back. */
function FileLink({ file }: { readonly file: UnfitAnswer['files'][number] & File }): JSX.Element {
  const url = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return (
    <a className="ls-words" href={url} download={file.name}>
      {file.name}
    </a>
  )
}

/** The keeper of a form's draft, which outlives a change of its document. */
function keeperOf({ form, host }: FormHandle): DraftKeeper {
  if (host.draft?.form !== form.id)
    host.draft = createDraftKeeper(form.id, createDraftStore(), host.options.clock ?? deviceClock)
  return host.draft
}
