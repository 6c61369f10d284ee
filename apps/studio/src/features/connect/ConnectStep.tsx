import { Cloud, Inbox, Server } from 'lucide-react'
import { useState } from 'react'
import { connectText } from '../../catalogue/connect.ts'
import { useSending } from '../../sending/sending-context.ts'
import { useInboxReach } from '../../sending/use-inbox-reach.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { practiceConnection, type StoredConnection } from '../../storage/connection.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { connectionDetail } from '../connections/connection-name.ts'
import { AccountPanel } from './AccountPanel.tsx'
import styles from './ConnectStep.module.css'
import { More } from './More.tsx'
import { OwnIds } from './OwnIds.tsx'
import { TestSend } from './TestSend.tsx'
import { useFormConnection } from './use-form-connection.ts'

type Way = StoredConnection['kind']
const icons = { emailjs: Cloud, 'test-inbox': Inbox, practice: Inbox, relay: Server } as const

/** The step Connect of an open form: who carries the mail. */
export function ConnectStep() {
  usePageTitle(connectText.title)
  const { pairTestInbox, place } = useSending()
  const of = useFormConnection()
  const { connection, isRead, choose } = of
  const [picked, setPicked] = useState<Way>()
  const [trouble, setTrouble] = useState<string>()
  const way = picked ?? connection?.kind ?? null
  const isSilent = useInboxReach(place === 'test-inbox') === 'silent'
  const ways: readonly Way[] = ['emailjs', place, 'relay']

  const pick = (next: Way): void => {
    setPicked(next)
    setTrouble(undefined)
    if (next === 'practice') void choose(practiceConnection)
    if (next !== 'test-inbox') return
    pairTestInbox()
      .then(choose)
      .catch((error: unknown) => setTrouble(connectText.pairingFailed(error instanceof Error ? error.message : '')))
  }
  const stateOf = (kind: Way) => {
    if (kind === 'test-inbox' && isSilent) return <Pill tone="bad">{connectText.state.silent}</Pill>
    if (connection?.kind === kind) {
      const detail = connectionDetail(connection)
      return <Pill tone="ok">{detail === '' ? connectText.state.connected : connectText.state.chosen(detail)}</Pill>
    }
    return {
      emailjs: connectText.state.needsIds,
      relay: connectText.state.needsAddress,
      'test-inbox': connectText.state.ready,
      practice: connectText.state.ready,
    }[kind]
  }
  return (
    <div className={styles['page']}>
      <div className={styles['work']}>
        <h1 className={styles['title']}>{connectText.title}</h1>
        <p className={styles['lead']}>{connectText.lead}</p>
        {isRead && !connection && <Banner tone="wait">{connectText.notConnected}</Banner>}
        <OwnIds of={of} />
        {trouble !== undefined && <Banner tone="bad">{trouble}</Banner>}
        <RadioCards
          label={connectText.ways}
          isLabelHidden
          value={way}
          onChange={pick}
          cards={ways.map((kind) => ({
            value: kind,
            title: connectText.way[kind].title,
            detail: connectText.way[kind].detail,
            icon: icons[kind],
            state: stateOf(kind),
          }))}
        />
        {isRead && (way === 'emailjs' || way === 'relay') && <AccountPanel key={way} kind={way} of={of} />}
        {way === 'test-inbox' && connection?.kind === way && <p className={styles['note']}>{connectText.inboxNote}</p>}
        {way === 'practice' && connection?.kind === way && <p className={styles['note']}>{connectText.practiceNote}</p>}
        <More kind={connection?.kind} />
      </div>
      <TestSend key={connection?.id ?? 'none'} connection={connection} />
    </div>
  )
}
