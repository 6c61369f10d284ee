import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { type AccountKind, accountKey, connectionFor, idsOf } from '../../domain/connections/account-ids.ts'
import { connectionMark } from '../../domain/connections/connection-mark.ts'
import { useFormConnection } from '../../domain/connections/use-form-connection.ts'
import { setDelivery } from '../../domain/document/commands/delivery.ts'
import { readFileSize, writeFileSize } from '../../domain/document/file-size.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { ownConnectionId } from '../../domain/sending/form-destination.ts'
import { useSending } from '../../domain/sending/sending-context.ts'
import { useInboxAvailability } from '../../domain/sending/use-inbox-availability.ts'
import { useMoment } from '../../domain/sending/use-moment.ts'
import { connectText } from '../../domain/texts/connect.ts'
import { connectGuideText } from '../../domain/texts/connect-guide.ts'
import { usePageTitle } from '../../domain/texts/shell.ts'
import { practiceConnection, type StoredConnection } from '../../model/connection.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { StateLine } from '../../ui/Pill.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { NumberField } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { AccountPanel } from './AccountPanel.tsx'
import { CopyCommands, NewAccount } from './ConnectGuides.tsx'
import styles from './ConnectStep.module.css'
import { connectionIcons } from './connection-icons.ts'
import { Mapping } from './Mapping.tsx'
import { NotePlace } from './NotePlace.tsx'
import { OwnIds } from './OwnIds.tsx'
import { TestSend } from './TestSend.tsx'
import { type ConnectAnswer, useConnectAnswer } from './use-connect-answer.ts'

type ConnectionKind = StoredConnection['kind']
/** The step Connect of an open form: who carries the mail. */
export function ConnectStep() {
  usePageTitle(connectText.title)
  const { pairTestInbox, place, inboxMonitor } = useSending()
  const of = useFormConnection()
  const { connection, all, isRead, isChoosing, choose } = of
  const form = useDocument((document) => document.form)
  const email = useDocument((document) => document.email)
  const [picked, setPicked] = useState<ConnectionKind>()
  const [trouble, setTrouble] = useState<string>()
  const { kind, answer, reply: keepAnswer } = useConnectAnswer(picked ?? connection?.kind)
  const isSilent = useInboxAvailability(inboxMonitor, place === 'test-inbox') === 'silent'
  const ways: readonly ConnectionKind[] = ['emailjs', place, 'relay']

  const pick = (next: ConnectionKind): void => {
    setPicked(next)
    setTrouble(undefined)
    if (next === 'practice') void choose(practiceConnection)
    if (next !== 'test-inbox') return
    pairTestInbox()
      .then(choose)
      .catch((error: unknown) => setTrouble(connectText.pairingFailed(error instanceof Error ? error.message : '')))
  }
  const reply = (next: ConnectAnswer): void => {
    keepAnswer(next)
    setPicked(next === 'server' ? 'relay' : 'emailjs')
    setTrouble(undefined)
  }
  const { nowMs } = useMoment(false)
  const stateOf = (kind: ConnectionKind) => {
    if (!isRead) return undefined
    if (kind === 'test-inbox' && isSilent) return <StateLine tone="bad">{connectText.state.silent}</StateLine>
    const own = connection?.kind === kind ? connection : all.find((candidate) => candidate.kind === kind)
    if (!own) return connectText.state.none[kind]
    const { tone, words } = connectionMark(own, nowMs)
    return <StateLine tone={tone}>{words}</StateLine>
  }
  const keepOwn = async (): Promise<StoredConnection | undefined> => {
    if (connection?.id !== ownConnectionId || (connection.kind !== 'emailjs' && connection.kind !== 'relay')) {
      return connection
    }
    const kept = connectionFor(connection.kind, idsOf(connection), all)
    return (await choose(kept)) ? kept : undefined
  }
  return (
    <div className={styles['page']}>
      <div className={styles['work']}>
        <h1 className={styles['title']}>{connectText.title}</h1>
        <p className={styles['lead']}>{connectText.lead}</p>
        {isRead && !connection && <Banner tone="wait">{connectText.notConnected}</Banner>}
        <OwnIds of={of} />
        {trouble !== undefined && <Banner tone="bad">{trouble}</Banner>}
        <div className={styles['question']}>
          <h2 className={styles['asked']}>{connectGuideText.question}</h2>
          <Segmented
            label={connectGuideText.question}
            value={answer}
            onChange={reply}
            segments={(['account', 'no-account', 'server'] as const).map((value) => ({
              value,
              label: connectGuideText.answers[value],
            }))}
          />
        </div>
        <RadioCards
          label={connectText.ways}
          isLabelHidden
          value={kind}
          onChange={pick}
          cards={ways.map((kind) => ({
            value: kind,
            title: connectText.way[kind].title,
            detail: connectText.way[kind].detail,
            icon: connectionIcons[kind],
            state: stateOf(kind),
          }))}
        />
        {kind === 'emailjs' && answer === 'no-account' && <NewAccount onServer={() => reply('server')} />}
        {kind === 'relay' && <CopyCommands />}
        {isRead && (kind === 'emailjs' || kind === 'relay') && (
          <AccountPanel key={kind} kind={kind} of={of} hasPaste={kind === 'emailjs' && answer !== 'no-account'} />
        )}
        {kind === 'test-inbox' && connection?.kind === kind && (
          <p className={styles['note']}>{connectText.inboxNote}</p>
        )}
        {kind === 'practice' && connection?.kind === kind && (
          <p className={styles['note']}>{connectText.practiceNote}</p>
        )}
        <More kind={connection?.kind} />
      </div>
      {isRead && (
        <TestSend
          key={connection ? accountKey(connection) : 'none'}
          connection={connection}
          form={form}
          email={email}
          isChoosing={isChoosing}
          onSend={keepOwn}
        />
      )}
    </div>
  )
}

interface MoreProps {
  /** The kind of the open form's connection; undefined without one. */
  readonly kind: StoredConnection['kind'] | undefined
}

/**
 * Settings that few forms need: other names for the template, where a late message says so, and how large files may be.
 */
function More({ kind }: MoreProps) {
  return (
    <details className={styles['more']}>
      <summary>
        <Icon icon={SlidersHorizontal} />
        <b>{connectText.more}</b>
        <span>{connectText.moreLead}</span>
        <Icon icon={ChevronDown} />
      </summary>
      <Mapping />
      {(kind === 'emailjs' || kind === 'relay') && (
        <>
          <NotePlace kind={kind} />
          <FilesLimit kind={kind} />
        </>
      )}
    </details>
  )
}

const { files: text } = connectText

/** Under *More*, for forms that ask for files: how much of them a message may carry on this way. */
function FilesLimit({ kind }: { readonly kind: AccountKind }) {
  const form = useDocument((document) => document.form)
  const dispatch = useDispatch()
  const limit = form.delivery?.maxFilesBytes
  const size = useDraftText(writeFileSize(limit), (typed) => {
    const bytes = typed.trim() === '' ? undefined : readFileSize(typed)
    if (typed.trim() !== '' && !bytes) return { ok: false, problem: text.problem }
    const commit = () => dispatch(setDelivery({ maxFilesBytes: bytes }))
    return { ok: true, stored: writeFileSize(bytes), commit }
  })
  const asksForFiles = form.pages.some(({ fields }) =>
    fields.some((field) => field.kind === 'file' || field.kind === 'signature'),
  )
  if (!asksForFiles && limit === undefined) return null
  return (
    <div className={styles['notePlace']}>
      <NumberField
        label={text.label}
        help={text.help[kind]}
        placeholder={text.usual[kind]}
        value={size.text}
        problem={size.problem}
        onChange={size.onChange}
      />
    </div>
  )
}
