import type { Attempt, Durability, Entry } from '@letterslot/client/outbox'
import { assertNever } from '@letterslot/core'
import {
  CircleCheck,
  CircleQuestionMark,
  Clock,
  CloudOff,
  Eraser,
  Laptop,
  type LucideIcon,
  RefreshCw,
  Send,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { explainInWords } from '../../domain/sending/explain-in-words.ts'
import { withoutMark } from '../../domain/sending/simulated.ts'
import { tryText } from '../../domain/texts/try.ts'
import { language } from '../../ui/language.ts'
import { type Tone, ToneMark } from '../../ui/Pill.tsx'
import styles from './DeliveryTimeline.module.css'
import { type NextDelivery, nextDelivery } from './next-delivery.ts'

export interface DeliveryTimelineProps {
  readonly entry: Entry
  /** Its attempt is known to run. */
  readonly isUnderWay: boolean
  /** The device has no network, really or by simulation. */
  readonly isOffline: boolean
}

const secondsFormat = new Intl.DateTimeFormat(language, { timeStyle: 'medium', hourCycle: 'h23' })

/** The most lines in sight; of more the middle ones are folded. */
const shownLines = 6

/** The life of a message, line by line: where it was kept and each try; and below what comes next. */
export function DeliveryTimeline({ entry, isUnderWay, isOffline }: DeliveryTimelineProps) {
  const timeline = deliveryTimeline(entry)
  const next = nextDelivery(entry, isUnderWay)
  const [kept, ...tries] = timeline
  // One line takes no more room than its fold.
  const folded = timeline.length > shownLines + 1 ? tries.slice(0, 1 - shownLines) : []
  const shown = tries.slice(folded.length)
  return (
    <>
      <ol aria-label={tryText.life} className={styles['list']}>
        {kept && <TimelineStep step={kept} />}
        {folded.length > 0 && (
          <li>
            <details className={styles['fold']}>
              <summary>{tryText.folded(folded.length)}</summary>
              <ol className={styles['list']}>
                {folded.map((step) => (
                  <TimelineStep key={timelineKey(step)} step={step} />
                ))}
              </ol>
            </details>
          </li>
        )}
        {shown.map((step) => (
          <TimelineStep key={timelineKey(step)} step={step} />
        ))}
      </ol>
      {next && (
        <div className={styles['next']}>
          <LineOf line={nextLine(next, isOffline)} atMs={next.kind === 'person' ? undefined : next.atMs}>
            {next.kind === 'next' && next.atMs === undefined && (
              <span className={styles['time']}>{tryText.waiting}</span>
            )}
          </LineOf>
        </div>
      )}
    </>
  )
}

function timelineKey(step: DeliveryStep): string {
  return 'count' in step ? `${step.kind} ${step.count}` : step.kind
}

interface TimelineLine {
  readonly icon: LucideIcon
  readonly tone: Tone
  readonly text: ReactNode
  readonly more?: string
}

function TimelineStep({ step }: { readonly step: DeliveryStep }) {
  return (
    <li className={styles['item']}>
      <LineOf line={timelineLine(step)} atMs={step.kind === 'earlier' ? undefined : step.atMs} />
    </li>
  )
}

interface LineOfProps {
  readonly line: TimelineLine
  readonly atMs: number | undefined
  readonly children?: ReactNode
}

function LineOf({ line: { icon, tone, text, more }, atMs, children }: LineOfProps) {
  const at = atMs === undefined ? undefined : new Date(atMs)
  return (
    <>
      <ToneMark tone={tone} icon={icon} />
      <span className={tone === 'neutral' ? styles['dim'] : undefined}>
        {text} {more && <span className={styles['more']}>{more}</span>}
      </span>
      {at && (
        <time className={styles['time']} dateTime={at.toISOString()}>
          {secondsFormat.format(at)}
        </time>
      )}
      {children}
    </>
  )
}

function timelineLine(step: DeliveryStep): TimelineLine {
  switch (step.kind) {
    case 'kept': {
      const { keeping } = step
      const tone = keeping === 'memory' ? 'wait' : 'ok'
      return { icon: Laptop, tone, text: <b>{tryText.kept[keeping]}</b>, more: tryText.keptMore[keeping] }
    }
    case 'earlier':
      return { icon: RefreshCw, tone: 'neutral', text: tryText.earlier(step.count) }
    case 'failed': {
      const { sent } = step.attempt
      const text = <b>{tryText.tried(step.count, sent === 'no' ? 'no' : 'maybe')}</b>
      return { icon: CloudOff, tone: 'wait', text, more: explainInWords(withoutMark(step.attempt)).title }
    }
    case 'accepted':
      return { icon: CircleCheck, tone: 'ok', text: <b>{tryText.acceptedAt(step.count)}</b> }
    case 'left':
      return { icon: Eraser, tone: 'neutral', text: tryText.left }
    default:
      return assertNever(step)
  }
}

function nextLine(step: NextDelivery, isOffline: boolean): TimelineLine {
  switch (step.kind) {
    case 'running':
      return { icon: Send, tone: 'neutral', text: tryText.trying(step.count) }
    case 'begun':
      return { icon: CircleQuestionMark, tone: 'wait', text: tryText.begun(step.count) }
    case 'next': {
      const text = isOffline ? tryText.nextOnline(step.count) : tryText.next(step.count)
      return { icon: isOffline ? Clock : RefreshCw, tone: 'neutral', text }
    }
    case 'person':
      return { icon: UserRound, tone: 'bad', text: step.isProbed ? tryText.probe : tryText.stays }
    default:
      return assertNever(step)
  }
}

/** A line of what has become of a message. It stays as it was said: what happens later is a line of its own. Times are ms since 1970. */
export type DeliveryStep =
  | { readonly kind: 'kept'; readonly keeping: Durability; readonly atMs: number }
  /** Attempts that the outbox does not keep one by one any more. */
  | { readonly kind: 'earlier'; readonly count: number }
  /** The attempt of this number came to nothing. */
  | { readonly kind: 'failed'; readonly count: number; readonly attempt: Attempt; readonly atMs: number }
  | { readonly kind: 'accepted'; readonly count: number; readonly atMs: number }
  /** With its acceptance what was written left the visitor's device. */
  | { readonly kind: 'left'; readonly atMs: number }

/** The whole life of a message so far. */
export function deliveryTimeline({ attempts, keeping, log, state, writtenAt }: Entry): readonly DeliveryStep[] {
  const ended = state.status === 'sending' ? log.slice(0, -1) : log
  const earlier = attempts - log.length
  const steps: DeliveryStep[] = [{ kind: 'kept', keeping, atMs: Date.parse(writtenAt) }]
  if (earlier > 0) steps.push({ kind: 'earlier', count: earlier })
  for (const [index, attempt] of ended.entries()) {
    const { startedMs, endedMs: atMs = startedMs, code } = attempt
    const count = earlier + index + 1
    if (code !== 'accepted') steps.push({ kind: 'failed', count, attempt, atMs })
    else {
      steps.push({ kind: 'accepted', count, atMs })
      if (keeping !== 'memory') steps.push({ kind: 'left', atMs })
    }
  }
  return steps
}
