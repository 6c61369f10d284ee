import type { Form } from '@letterslot/core'
import { useEffect, useState } from 'react'
import { emailJsOrigin } from '../sending/form-destination.ts'

/** The page of a form as it would be downloaded now. */
export type MadePage =
  | { readonly status: 'making' }
  | { readonly status: 'made'; readonly html: string; readonly bytes: number }
  | { readonly status: 'failed'; readonly cause: string }

/** Pause in typing before the page is made again, in milliseconds; making one takes a few. */
const typingPauseMs = 200

/** Gives a form that sends nowhere yet a stand-in, so that its page can be made and weighed. */
function withDestination(form: Form): Form {
  if (form.delivery?.origin) return form
  const standIn = { origin: emailJsOrigin, publicKey: '', serviceId: '', templateId: '' }
  return { ...form, delivery: { ...form.delivery, ...standIn } }
}

/** Makes a page with what only this step loads. */
export async function makePageOf(form: Form): Promise<string> {
  const { makePage } = await import('./make-page.ts')
  return makePage(form)
}

/** Makes the page behind what is typed; its size is that of the file. */
export function usePage(form: Form): MadePage {
  const [page, setPage] = useState<MadePage>({ status: 'making' })
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      makePageOf(withDestination(form)).then(
        (html) => isCurrent && setPage({ status: 'made', html, bytes: new Blob([html]).size }),
        (error: unknown) =>
          isCurrent && setPage({ status: 'failed', cause: error instanceof Error ? error.message : String(error) }),
      )
    }, typingPauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [form])
  return page
}
