import { explainAnswer } from '@letterslot/client/answers'
import type { Entry } from '@letterslot/client/outbox'
import { assertNever } from '@letterslot/core'
import { CircleCheck, Clock, CloudOff, Laptop, type LucideIcon, RefreshCw, Send, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { tryText } from '../../catalogue/try.ts'
import { withoutMark } from '../../trial/simulated.ts'
import type { Tone } from '../../ui/Pill.tsx'
import { ToneMark } from '../../ui/ToneMark.tsx'
import styles from './LifeList.module.css'
import { type LifeStep, lifeOf } from './life-of.ts'

export interface LifeListProps {
  readonly entry: Entry
  /** The device has no network, really or by simulation. */
  readonly isOffline: boolean
}

const clockTime = new Intl.DateTimeFormat('en', { timeStyle: 'medium', hourCycle: 'h23' })

/** What has become of a message, line by line: where it was kept, each try, and what comes next. */
export function LifeList({ entry, isOffline }: LifeListProps) {
  return (
    <ol aria-label={tryText.life} className={styles['list']}>
      {lifeOf(entry).map((step) => {
        const { icon, tone, words, more } = lineOf(step, { isOffline, isSent: entry.state.status === 'sent' })
        return (
          <li key={step.kind === 'failed' ? step.count : step.kind} className={styles['item']}>
            <ToneMark tone={tone} icon={icon} />
            <span className={tone === 'neutral' ? styles['dim'] : undefined}>
              {words} {more && <span className={styles['more']}>{more}</span>}
            </span>
            <Time step={step} />
          </li>
        )
      })}
    </ol>
  )
}

function Time({ step }: { readonly step: LifeStep }) {
  if (step.kind === 'person' || step.kind === 'earlier') return null
  if (step.atMs === undefined) return <span className={styles['time']}>{tryText.waiting}</span>
  const at = new Date(step.atMs)
  return (
    <time className={styles['time']} dateTime={at.toISOString()}>
      {clockTime.format(at)}
    </time>
  )
}

interface LineFacts {
  readonly isOffline: boolean
  readonly isSent: boolean
}

interface Line {
  readonly icon: LucideIcon
  readonly tone: Tone
  readonly words: ReactNode
  readonly more?: string
}

function lineOf(step: LifeStep, { isOffline, isSent }: LineFacts): Line {
  switch (step.kind) {
    case 'kept': {
      const { keeping } = step
      const kept = keeping === 'memory' && isSent ? 'gone' : keeping
      const tone = keeping === 'memory' ? 'wait' : 'ok'
      return { icon: Laptop, tone, words: <b>{tryText.kept[kept]}</b>, more: tryText.keptMore[kept] }
    }
    case 'earlier':
      return { icon: RefreshCw, tone: 'neutral', words: tryText.earlier(step.count) }
    case 'failed': {
      const { sent } = step.attempt
      const words = <b>{tryText.tried(step.count, sent === 'no' ? 'no' : 'maybe')}</b>
      return { icon: CloudOff, tone: 'wait', words, more: explainAnswer(withoutMark(step.attempt)).title }
    }
    case 'running':
      return { icon: Send, tone: 'neutral', words: tryText.trying(step.count) }
    case 'accepted':
      return { icon: CircleCheck, tone: 'ok', words: <b>{tryText.acceptedAt(step.count)}</b> }
    case 'next': {
      const words = isOffline ? tryText.nextOnline(step.count) : tryText.next(step.count)
      return { icon: isOffline ? Clock : RefreshCw, tone: 'neutral', words }
    }
    case 'person':
      return { icon: UserRound, tone: 'bad', words: step.isProbed ? tryText.probe : tryText.stays }
    default:
      return assertNever(step)
  }
}
