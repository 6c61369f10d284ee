import { type FaultName, faultNames } from '@letterslot/client/faults'
import {
  CircleGauge,
  CircleQuestionMark,
  CloudOff,
  Globe,
  HardDrive,
  Hash,
  Hourglass,
  type LucideIcon,
  Server,
  Unplug,
} from 'lucide-react'
import { ToggleButton } from 'react-aria-components'
import { whatIfText } from '../../domain/texts/try.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './WhatIf.module.css'

const faultIcons: Readonly<Record<FaultName, LucideIcon>> = {
  offline: CloudOff,
  'provider-down': Server,
  'mailbox-disconnected': Unplug,
  'quota-used-up': CircleGauge,
  'wrong-template': Hash,
  'answer-lost': CircleQuestionMark,
  'slow-line': Hourglass,
  'storage-full': HardDrive,
}

export interface WhatIfProps {
  readonly fault: FaultName | undefined
  /** The destination's name within a sentence; undefined without one. */
  readonly name: string | undefined
  /** Something of Try it waits. */
  readonly isWaiting: boolean
  readonly onFault: (fault: FaultName) => void
  /** All is well again, and what waits goes out. */
  readonly onBack: () => void
}

/** The row of faults, one at a time, and what of each is simulated. */
export function WhatIf({ fault, name, isWaiting, onFault, onBack }: WhatIfProps) {
  return (
    <section aria-labelledby="what-if" className={styles['whatIf']}>
      <div className={styles['row']}>
        <h2 id="what-if" className={styles['title']}>
          {whatIfText.title}
        </h2>
        <div className={styles['toggles']}>
          {faultNames.map((each) => (
            <ToggleButton
              key={each}
              isSelected={each === fault}
              className={styles['toggle'] ?? ''}
              onChange={(isOn) => (isOn ? onFault(each) : onBack())}
            >
              <Icon icon={faultIcons[each]} size={14} />
              {whatIfText.faults[each]}
            </ToggleButton>
          ))}
        </div>
        <button
          type="button"
          className={styles['back']}
          data-wanted={fault !== undefined || isWaiting || undefined}
          onClick={onBack}
        >
          <Icon icon={Globe} size={14} />
          {whatIfText.back}
        </button>
      </div>
      <p role="status" className={styles['notice']} data-simulated={fault !== undefined || undefined}>
        {fault === undefined ? whatIfText.none : whatIfText.simulated(fault, name)}
      </p>
    </section>
  )
}
