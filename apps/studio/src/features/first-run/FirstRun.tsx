import { parseAddress } from '@letterslot/email'
import { lazy, Suspense, useState } from 'react'
import { firstRunText } from '../../catalogue/forms.ts'
import type { ArrivedMail } from '../../sending/arrived-mail.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { useSettings } from '../../storage/studio-storage.ts'
import type { Door } from '../doors/doors.ts'
import { useDoors } from '../doors/use-doors.tsx'
import { Ask } from './Ask.tsx'
import styles from './FirstRun.module.css'
import { Wall } from './Wall.tsx'

// Loaded when the first mail is read.
const LiveMail = lazy(async () => ({ default: (await import('./LiveMail.tsx')).LiveMail }))

/**
 * The first screen: a question and four doors on paper, a form that is alive on the yellow of the mark. The address is
 * kept as it is typed, once it is one.
 */
export function FirstRun() {
  const { settings, changeSettings } = useSettings()
  const [typed, setTyped] = useState<string>()
  const [isRefused, setIsRefused] = useState(false)
  const [read, setRead] = useState<ArrivedMail>()
  const doors = useDoors()
  usePageTitle(firstRunText.title.join(' '))
  const text = typed ?? settings?.makerAddress ?? ''
  const address = text.trim()
  const isAddress = address === '' || parseAddress(address) !== undefined
  const type = (next: string): void => {
    setTyped(next)
    setIsRefused(false)
    const known = next.trim()
    if (known === '' || parseAddress(known) !== undefined) void changeSettings({ makerAddress: known })
  }
  const go = (door: Door['id']): void => {
    setIsRefused(!isAddress)
    if (isAddress) doors.go(door, address)
    else setRead(undefined)
  }
  return (
    <div className={styles['screen']}>
      {read ? (
        <Suspense>
          <LiveMail mail={read} onMine={() => go('contact')} onBack={() => setRead(undefined)} />
        </Suspense>
      ) : (
        <Ask
          address={text}
          onAddress={type}
          problem={isRefused ? firstRunText.questionProblem : undefined}
          onDoor={go}
        />
      )}
      <Wall to={isAddress ? address : ''} onRead={setRead} />
      {doors.dialogs}
    </div>
  )
}
