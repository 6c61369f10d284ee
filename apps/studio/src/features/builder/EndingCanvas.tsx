import { createSubmissionId, type Form } from '@letterslot/core'
import { reviewId } from '@letterslot/core/pages'
import { sampleValues } from '@letterslot/email'
import { type FormHandle, FormView, type Transport, useForm } from '@letterslot/react'
import '@letterslot/react/form.css'
import '@letterslot/react/kinds.css'
import { useEffect, useMemo, useState } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { enterState } from '../../domain/look/preview-state.ts'
import { endingTexts } from '../../domain/texts/sent-blocks.ts'
import { Stripe } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { useMedia } from '../../ui/use-media.ts'
import { type Ending, narrowQuery, useBuilderState } from './builder-state.ts'
import styles from './Canvas.module.css'
import { formWidth } from './device-width.ts'
import { endingTabId, pagePanelId } from './page-tab-id.ts'
import { sheetStyle } from './sheet-style.ts'

/** A canvas has nobody to send to. */
const canvasTransport: Transport = () => Promise.reject(new Error('A canvas sends nothing.'))

export interface EndingCanvasProps {
  readonly ending: Ending
}

/** The review or the page of thanks, as visitors see it: drawn by the runtime, with made-up answers. */
export function EndingCanvas({ ending }: EndingCanvasProps) {
  const form = useDocument((document) => document.form)
  const chosenDevice = useBuilderState((state) => state.device)
  const device = useMedia(narrowQuery) ? 'desktop' : chosenDevice
  const texts = endingTexts[ending]
  return (
    <section aria-label={texts.canvas} className={styles['canvas']}>
      <div
        id={pagePanelId}
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it takes the focus, and it scrolls.
        tabIndex={0}
        aria-labelledby={endingTabId(ending)}
        className={styles['sheet']}
        data-sheet=""
        data-device={device}
        style={{ ...sheetStyle(form), maxInlineSize: formWidth(form, device) }}
      >
        {form.look?.tokens?.stripe !== 'off' && <Stripe />}
        <EndedForm form={form} ending={ending} />
      </div>
      <p className={classes(styles['foot'], styles['note'])}>{texts.madeUp}</p>
    </section>
  )
}

/** The form filled in, at its review or in the state of an accepted message. It can be read, and nothing in it pressed. */
function EndedForm({ form, ending }: EndingCanvasProps & { readonly form: Form }) {
  const [samples] = useState(() => sampleValues(form))
  const [sent] = useState(() => ({ id: createSubmissionId(), nowMs: Date.now() }))
  // What was kept of a visit to the form belongs to that visit.
  const drawn = useMemo(() => {
    const { drafts: _drafts, ...others } = form
    return others
  }, [form])
  const handle = useForm(drawn, { mode: 'edit', transport: canvasTransport, defaultValues: samples })
  const shown = ending === 'review' ? atReview(handle) : handle
  useEffect(() => {
    if (ending !== 'thanks') return
    let isWanted = true
    void Promise.all([handle.loadParts(), handle.loadChecks()]).then(() => {
      if (isWanted) enterState(handle, 'sent', sent.nowMs, sent.id)
    })
    return () => {
      isWanted = false
    }
  }, [handle, sent, ending])
  return (
    <div inert>
      <FormView handle={shown} idPrefix={`${ending}-`} headingLevel={1} />
    </div>
  )
}

const reviewPosition = { page: reviewId, round: 0 } as const

/** A form that stands at its review, whoever asks for another page. */
function atReview(handle: FormHandle): FormHandle {
  handle.host.pager = { position: () => reviewPosition, show: () => undefined, subscribe: () => () => undefined }
  return handle
}
