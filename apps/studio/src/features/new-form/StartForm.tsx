import type { Form } from '@letterslot/core'
import { FormView, type Transport, useForm } from '@letterslot/react'
import '@letterslot/react/form.css'
import '@letterslot/react/kinds.css'
import { useMemo, useState } from 'react'
import frame from '../../domain/look/LookFrame.module.css'
import { paintPaper } from '../../domain/look/paint-paper.ts'
import { resolveTokens } from '../../domain/look/resolve-tokens.ts'
import { useAllKinds } from '../../domain/look/use-all-kinds.ts'
import { startPreviewText } from '../../domain/texts/ready-forms.ts'
import { classes } from '../../ui/classes.ts'
import styles from './StartPreview.module.css'

/** A ready form has nobody to send to. */
const galleryTransport: Transport = () => Promise.reject(new Error('A ready form sends nothing.'))

export interface StartFormProps {
  readonly form: Form
  readonly isPhone: boolean
}

/** The form of a start, alive: it can be filled in to its end, and sends to nobody. */
export function StartForm({ form, isPhone }: StartFormProps) {
  const [isWhole, setIsWhole] = useState(false)
  // What was kept of a visit to a form belongs to that visit.
  const drawn = useMemo(() => {
    const { drafts: _drafts, ...others } = form
    return others
  }, [form])
  const handle = useForm(drawn, {
    mode: 'edit',
    transport: galleryTransport,
    onSubmit: () => {
      setIsWhole(true)
      return false
    },
  })
  const isReady = useAllKinds(handle)
  return (
    <>
      <p role="status" className={styles['note']}>
        {isWhole ? startPreviewText.whole : startPreviewText.note}
      </p>
      <div
        ref={(element) => paintPaper(element, resolveTokens(form.look)['color.paper'])}
        data-view={isPhone ? 'phone' : 'form'}
        className={classes(styles['window'], isPhone && styles['phone'], frame['frame'], frame['light'])}
      >
        <div className={styles['paper']}>
          {isReady && <FormView handle={handle} idPrefix="looked-at-" headingLevel={3} />}
        </div>
      </div>
    </>
  )
}
