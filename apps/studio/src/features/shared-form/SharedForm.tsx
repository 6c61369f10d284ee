import type { Form, Result } from '@letterslot/core'
import { LetterslotForm } from '@letterslot/react'
import '@letterslot/react/form.css'
import { useEffect } from 'react'
import { sharedText } from '../../catalogue/shared.ts'
import styles from './SharedForm.module.css'
import { SharedNotice } from './SharedNotice.tsx'
import type { ShareFault } from './share-code.ts'

export interface SharedFormProps {
  readonly shared: Result<Form, ShareFault>
}

/** A form that came whole in a link: first whom the answers go to, then the form. Nothing of the studio stands here. */
export function SharedForm({ shared }: SharedFormProps) {
  const title = shared.ok ? shared.value.title : sharedText.faults[shared.error][0]
  const locale = shared.ok ? shared.value.locale : 'en'
  useEffect(() => {
    document.title = title
    document.documentElement.lang = locale
  }, [title, locale])
  return (
    <main className={styles['page']}>
      {shared.ok ? (
        <>
          <SharedNotice form={shared.value} />
          <LetterslotForm form={shared.value} headingLevel={1} />
        </>
      ) : (
        <Fault fault={shared.error} />
      )}
    </main>
  )
}

/** Why there is no form, and what to do. */
function Fault({ fault }: { readonly fault: ShareFault }) {
  const [title, way] = sharedText.faults[fault]
  return (
    <div className={styles['fault']}>
      <h1>{title}</h1>
      <p>{way}</p>
    </div>
  )
}
