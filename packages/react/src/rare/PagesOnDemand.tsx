import { keepsDrafts } from '@letterslot/core/drafts'
import { hasPrefill } from '@letterslot/core/prefill'
import type { JSX } from 'react'
import type { AfterSentProps, FormContext, PagesProps } from '../form/form-context.ts'
import { useLoaded } from '../form/use-loaded.ts'
import { usesAfterSent } from './uses-after-sent.ts'

const loadPages = (): Promise<typeof import('../pages/pages-ui.ts')> => import('../pages/pages-ui.ts')
const loadDrafts = (): Promise<typeof import('../drafts/drafts-ui.ts')> => import('../drafts/drafts-ui.ts')
const loadPrefill = (): Promise<typeof import('../prefill/prefill-ui.ts')> => import('../prefill/prefill-ui.ts')
const loadAfterSent = (): Promise<typeof import('../pages/AfterSent.tsx')> => import('../pages/AfterSent.tsx')

/** The parts of one page after another, fetched by forms that ask for `progress` or `review`; never for a form that is being edited. */
function usePages({ editing, handle }: FormContext): Partial<typeof import('../pages/pages-ui.ts')> {
  return useLoaded((handle.form.progress || handle.form.review) && !editing ? loadPages : undefined, '') ?? {}
}

/** Stands before the fields: what was written before, the progress and the page's name. */
export function Pages({ context }: PagesProps): JSX.Element {
  const { editing, handle } = context
  const { Pages: Drawn } = usePages(context)
  const { Drafts } = useLoaded(keepsDrafts(handle.form) && !editing ? loadDrafts : undefined, '') ?? {}
  const { Prefill } = useLoaded(hasPrefill(handle.form) && !editing ? loadPrefill : undefined, '') ?? {}
  // Here before it is wanted.
  useAfterSent(context)
  return (
    <>
      {Prefill && <Prefill context={context} />}
      {Drafts && <Drafts context={context} />}
      {Drawn && <Drawn context={context} />}
    </>
  )
}

/** Stands behind the fields, with the way on and back. */
export function PageButtons({ context }: PagesProps): JSX.Element | null {
  const { PageButtons: Drawn } = usePages(context)
  return Drawn ? <Drawn context={context} /> : null
}

/** The part under the receipt, fetched by forms that say or do more there than their maker's line. */
function useAfterSent({ editing, handle }: FormContext): Partial<typeof import('../pages/AfterSent.tsx')> {
  return useLoaded(usesAfterSent(handle.form) && !editing ? loadAfterSent : undefined, '') ?? {}
}

/** Stands under the receipt of an accepted message. */
export function AfterSent(props: AfterSentProps): JSX.Element | null {
  const { handle, mark } = props.context
  const { form } = handle
  const { AfterSent: Drawn } = useAfterSent(props.context)
  if (Drawn) return <Drawn {...props} />
  return form.sentText && !usesAfterSent(form) ? <p className="ls-text">{mark(form.sentText)}</p> : null
}
