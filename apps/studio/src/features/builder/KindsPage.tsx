import { sampleValues } from '@letterslot/email'
import { LetterslotForm } from '@letterslot/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import '@letterslot/react/form.css'
import '@letterslot/react/kinds.css'
import { kindsText } from '../../domain/texts/kinds.ts'
import { usePageTitle } from '../../domain/texts/shell.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import styles from './KindsPage.module.css'
import { kindsForm } from './kinds-form.ts'

const states = ['empty', 'filled', 'wrong'] as const

type FieldsState = (typeof states)[number]

const segments = states.map((value) => ({ value, label: kindsText.states[value] }))

/** The sentence below the button: this form goes to nobody. */
const texts = { goesTo: kindsText.goesNowhere }

/** Every kind of field, as a visitor meets it: alive, in each state, and sent to nobody. */
export function KindsPage() {
  usePageTitle(kindsText.title)
  const [state, setState] = useState<FieldsState>('empty')
  return (
    <div className={styles['page']}>
      <h1>{kindsText.title}</h1>
      <p className={styles['lead']}>{kindsText.lead}</p>
      <Segmented label={kindsText.state} segments={segments} value={state} onChange={setState} />
      <EveryKind key={state} state={state} />
    </div>
  )
}

interface EveryKindProps {
  readonly state: FieldsState
}

function EveryKind({ state }: EveryKindProps) {
  const form = useMemo(kindsForm, [])
  const [found, setFound] = useState<number>()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state === 'wrong') box.current?.querySelector('form')?.requestSubmit()
  }, [state])
  return (
    <>
      <p role="status" className={styles['lead']}>
        {found === undefined ? kindsText.unchecked : kindsText.found(found)}
      </p>
      <div ref={box}>
        <LetterslotForm
          form={form}
          texts={texts}
          defaultValues={state === 'filled' ? sampleValues(form) : undefined}
          onIssues={(issues) => setFound(issues.length)}
          onSubmit={() => {
            setFound(0)
            return false
          }}
        />
      </div>
    </>
  )
}
