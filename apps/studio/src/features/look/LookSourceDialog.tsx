import { Upload } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { copyLook } from '../../domain/document/commands/look.ts'
import { useDispatch } from '../../domain/document/use-document.ts'
import {
  type LookSourceReading,
  type ProposedLook,
  readLookSource,
  withProposal,
} from '../../domain/look/read-look-source.ts'
import { chooseFile } from '../../domain/open-file/use-open-file.tsx'
import { leftText, lookImportText, unreadText } from '../../domain/texts/look-import.ts'
import { lookSourceText, shapesText } from '../../domain/texts/look-step.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import controls from './Controls.module.css'
import styles from './Proposal.module.css'
import { useLook } from './use-look.ts'

/** The files that may hold a look; what is in them is told by their text. */
const accepted = '.html,.htm,.css,.json,text/html,text/css,application/json'

/** A paste or a file, the look that is found in it with the place of each value, and the choice to take it or not. */
export function LookSourceDialog({ onClose }: { readonly onClose: () => void }) {
  const look = useLook()
  const dispatch = useDispatch()
  const announce = useAnnounce()
  const [text, setText] = useState('')
  const [reading, setReading] = useState<LookSourceReading>()
  const proposal = reading?.status === 'proposed' ? reading : undefined
  const write = (next: string): void => {
    setText(next)
    setReading(undefined)
  }
  const open = (): void =>
    chooseFile(accepted, (file) => {
      void file.text().then((content) => {
        setText(content)
        setReading(readLookSource(content))
      })
    })
  const take = (found: ProposedLook): void => {
    dispatch(copyLook(withProposal(look, found)))
    announce(lookSourceText.taken)
    onClose()
  }
  return (
    <Dialog
      isOpen
      title={lookSourceText.title}
      onClose={onClose}
      actions={
        proposal ? (
          <>
            <Button onPress={onClose}>{lookSourceText.leave}</Button>
            <Button variant="primary" onPress={() => take(proposal)}>
              {lookSourceText.take}
            </Button>
          </>
        ) : (
          <>
            <Button icon={Upload} onPress={open}>
              {lookSourceText.file}
            </Button>
            <Button variant="primary" onPress={() => setReading(readLookSource(text))}>
              {lookSourceText.find}
            </Button>
          </>
        )
      }
    >
      <div className={controls['section']}>
        {proposal ? (
          <LookProposal proposal={proposal} />
        ) : (
          <TextArea
            label={lookSourceText.label}
            help={lookImportText.local}
            placeholder={lookSourceText.placeholder}
            problem={problemOf(reading)}
            rows={10}
            isMono
            autoFocus
            spellCheck="false"
            value={text}
            onChange={write}
          />
        )}
      </div>
    </Dialog>
  )
}

function problemOf(reading: LookSourceReading | undefined): string | undefined {
  switch (reading?.status) {
    case 'nothing':
      return lookImportText.nothing
    case 'too-large':
      return lookSourceText.tooLarge(reading.characters)
    case 'not-json':
      return lookSourceText.notJson(reading.message)
    default:
      return undefined
  }
}

/** The values of a proposed look, each with where it came from; what was moved, and what was left out. */
function LookProposal({ proposal }: { readonly proposal: ProposedLook }) {
  const { site, file, tokens, changes, unread, left } = proposal
  const values = [
    ...site.map(({ token, scheme, value, source }) => ({
      id: `${token} ${scheme}`,
      name: lookImportText.token(token),
      value: typeof value === 'number' ? `${value} ${shapesText.unit}` : value,
      from: lookImportText.source(source),
    })),
    ...file.map(({ token, scheme, path }) => ({
      id: `${token} ${scheme ?? ''}`,
      name: lookImportText.token(token),
      value:
        scheme === undefined ? String(tokens[token]) : String(tokens[token]).split(',')[scheme === 'light' ? 0 : 1],
      from: lookSourceText.path(path),
    })),
  ]
  return (
    <div role="status" className={styles['proposal']}>
      <h3 className={styles['title']}>{lookSourceText.found(values.length)}</h3>
      <ul className={styles['values']}>
        {values.map(({ id, name, value = '', from }) => (
          <li key={id} className={styles['value']}>
            {value.startsWith('#') && (
              <span
                aria-hidden="true"
                className={styles['swatch']}
                ref={(element) => element?.style.setProperty('--swatch', value)}
              />
            )}
            <b>{name}</b>
            <code>{value}</code>
            <span className={styles['from']}>{from}</span>
          </li>
        ))}
      </ul>
      <p>{lookImportText.derived}</p>
      <ProposalNotes title={lookSourceText.moved}>
        {changes.map((change) => lookImportText.moved(change))}
      </ProposalNotes>
      <ProposalNotes title={lookSourceText.left}>
        {[
          ...unread.map(({ reason, subject }) => unreadText[reason](subject)),
          ...left.map(({ path, reason }) => `${path}: ${leftText[reason]}`),
        ]}
      </ProposalNotes>
    </div>
  )
}

/** Lines under a title; nothing where there are none. */
function ProposalNotes({ title, children }: { readonly title: ReactNode; readonly children: readonly string[] }) {
  if (children.length === 0) return null
  return (
    <details className={styles['remarks']}>
      <summary>
        {title} ({children.length})
      </summary>
      <ul>
        {[...new Set(children)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
