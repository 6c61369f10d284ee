import { createSubmissionId, type Form } from '@letterslot/core'
import { sampleValues } from '@letterslot/email'
import { FormView, type Transport, useForm } from '@letterslot/react'
import '@letterslot/react/form.css'
import '@letterslot/react/kinds.css'
import { useEffect, useState } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { enterState } from '../../domain/look/preview-state.ts'
import { thanksText } from '../../domain/texts/sent-blocks.ts'
import { Stripe } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { useMedia } from '../../ui/use-media.ts'
import { narrowQuery, useBuilderState } from './builder-state.ts'
import styles from './Canvas.module.css'
import { formWidth } from './device-width.ts'
import { pagePanelId, thanksTabId } from './page-tab-id.ts'
import { sheetStyle } from './sheet-style.ts'

/** A canvas has nobody to send to. */
const canvasTransport: Transport = () => Promise.reject(new Error('A canvas sends nothing.'))

/** The page of thanks, as visitors see it once their message was accepted: drawn by the runtime, with made-up answers. */
export function ThanksCanvas() {
  const form = useDocument((document) => document.form)
  const chosenDevice = useBuilderState((state) => state.device)
  const device = useMedia(narrowQuery) ? 'desktop' : chosenDevice
  return (
    <section aria-label={thanksText.canvas} className={styles['canvas']}>
      <div
        id={pagePanelId}
        role="tabpanel"
        aria-labelledby={thanksTabId}
        className={styles['sheet']}
        data-sheet=""
        data-device={device}
        style={{ ...sheetStyle(form), maxInlineSize: formWidth(form, device) }}
      >
        {form.look?.tokens?.stripe !== 'off' && <Stripe />}
        <SentForm form={form} />
      </div>
      <p className={classes(styles['foot'], styles['note'])}>{thanksText.madeUp}</p>
    </section>
  )
}

/** The form in the state of an accepted message. It can be read, and nothing in it pressed. */
function SentForm({ form }: { readonly form: Form }) {
  const [samples] = useState(() => sampleValues(form))
  const [sent] = useState(() => ({ id: createSubmissionId(), nowMs: Date.now() }))
  const handle = useForm(form, { mode: 'edit', transport: canvasTransport, defaultValues: samples })
  useEffect(() => {
    const { compiled, host, store } = handle
    host.written = { id: sent.id, params: compiled.templateParams(store.values()), files: [] }
    enterState(store, 'sent', sent.nowMs, sent.id)
  }, [handle, sent])
  return (
    <div inert>
      <FormView handle={handle} idPrefix="thanks-" headingLevel={1} />
    </div>
  )
}
