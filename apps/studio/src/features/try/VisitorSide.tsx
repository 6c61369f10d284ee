import type { Outbox } from '@letterslot/client/outbox'
import type { Form } from '@letterslot/core'
import { FormView, useForm, useFormState } from '@letterslot/react'
import '@letterslot/react/form.css'
import { WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { tryText } from '../../catalogue/try.ts'
import { Button } from '../../ui/Button.tsx'
import { madeUpAnswers } from './made-up-answers.ts'
import styles from './TryStep.module.css'

export interface VisitorSideProps {
  readonly form: Form
  readonly outbox: Outbox
  readonly isOnline: () => boolean
}

/** The form as its visitors get it, and the one thing they do not have: a button that fills it in. */
export function VisitorSide({ form, outbox, isOnline }: VisitorSideProps) {
  const handle = useForm(form, { outbox, isOnline })
  const { status } = useFormState(handle.store)
  const [filled, setFilled] = useState({ count: 0, said: '' })
  const isOpen = status === 'filling' || status === 'problems'
  const fillIn = (): void => {
    const { values, missing } = madeUpAnswers(form, { random: Math.random, today: today() })
    handle.store.reset(values)
    handle.store.dispatch({ kind: 'problemsChanged', issues: [] })
    setFilled(({ count }) => ({ count: count + 1, said: tryText.madeUp(missing.map(({ label }) => label)) }))
  }
  return (
    <>
      <div className={styles['sideHead']}>
        <h2 id="visitor-side" className={styles['side']}>
          {tryText.visitor}
        </h2>
        <p role="status" className={styles['madeUp']}>
          {isOpen && filled.said}
        </p>
        <Button variant="quiet" size="small" icon={WandSparkles} isDisabled={!isOpen} onPress={fillIn}>
          {tryText.fillIn}
        </Button>
      </div>
      {/* Drawn anew, since its controls take what they begin with once. */}
      <FormView key={filled.count} handle={handle} idPrefix="try-" headingLevel={3} />
    </>
  )
}

/** This day where the reader is, `YYYY-MM-DD`. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
