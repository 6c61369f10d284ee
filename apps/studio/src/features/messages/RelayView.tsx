import { Server } from 'lucide-react'
import { useRef } from 'react'

import { RelayAnswerError } from '../../domain/sending/relay-answer-error.ts'
import { relayMessagesText } from '../../domain/texts/messages.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button, LinkButton, Spinner } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { momentOf } from './mail-time.ts'
import { RelayMessageList } from './RelayMessageList.tsx'
import styles from './RelayView.module.css'
import { UnreachableBanner } from './UnreachableBanner.tsx'
import { useRelayQueue } from './use-relay-queue.ts'

export interface RelayViewProps {
  readonly keyOf: () => Promise<string>
}

/** The queue of the relay that serves this studio: its alarms, what waits, and one row a message. */
export function RelayView({ keyOf }: RelayViewProps) {
  const { found, trouble, refresh, showMore, retry, retryAll } = useRelayQueue(keyOf)
  const head = useRef<HTMLParagraphElement>(null)
  const showToast = useToast()
  const attempt = async (work: () => Promise<void>, said: string): Promise<void> => {
    try {
      await work()
      showToast({ text: said })
    } catch (error) {
      showToast({ text: relayMessagesText.notDone(error instanceof Error ? error.message : String(error)) })
    }
  }
  const sendAll = (): void => {
    // The button may be gone with what waits.
    head.current?.focus({ preventScroll: true })
    void attempt(retryAll, relayMessagesText.sendingAll)
  }
  if (found === undefined && trouble === undefined) return <Spinner label={relayMessagesText.loading} />
  return (
    <>
      {trouble !== undefined && (
        <UnreachableBanner isRefusal={isAnswer(trouble)} tryAgain={relayMessagesText.tryAgain} onTryAgain={refresh}>
          {troubleWords(trouble)}
        </UnreachableBanner>
      )}
      {trouble === undefined &&
        found?.summary.paused.map(({ serviceId, alarm, since }) => (
          <Banner key={serviceId} tone="bad" action={<SendAll onPress={sendAll} />}>
            {relayMessagesText.since(momentOf(since, new Date()), alarm)}
          </Banner>
        ))}
      {found !== undefined && found.messages.length === 0 && trouble === undefined && (
        <EmptyState icon={Server} actions={<LinkButton to="/connections">{relayMessagesText.sendTest}</LinkButton>}>
          {relayMessagesText.empty}
        </EmptyState>
      )}
      {found !== undefined && found.messages.length > 0 && (
        <div className={styles['page']}>
          <p ref={head} tabIndex={-1} className={styles['lead']}>
            {relayMessagesText.lead}
          </p>
          <div className={styles['summary']}>
            <Pill tone={found.summary.failed > 0 ? 'bad' : found.summary.waiting > 0 ? 'wait' : 'ok'}>
              {relayMessagesText.counts(found.summary.waiting, found.summary.failed)}
            </Pill>
            {found.summary.waiting > 0 && found.summary.paused.length === 0 && <SendAll onPress={sendAll} />}
          </div>
          <RelayMessageList
            messages={found.messages}
            onRetry={(message, reference) =>
              void attempt(() => retry(message.id), relayMessagesText.retrying(reference))
            }
          />
          {found.hasMore && (
            <p className={styles['more']}>
              <Button onPress={showMore}>{relayMessagesText.more}</Button>
            </p>
          )}
        </div>
      )}
    </>
  )
}

function SendAll({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button size="small" onPress={onPress}>
      {relayMessagesText.sendAll}
    </Button>
  )
}

function troubleWords(trouble: unknown): string {
  return isAnswer(trouble) ? relayMessagesText.refused(trouble.message) : relayMessagesText.unreachable(location.host)
}

function isAnswer(trouble: unknown): trouble is RelayAnswerError {
  return trouble instanceof RelayAnswerError && trouble.status !== 0
}
