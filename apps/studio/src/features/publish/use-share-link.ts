import type { Form } from '@letterslot/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { sharedAddress } from '../../routing/shared-code.ts'
import { packForm } from '../shared-form/share-code.ts'

/** The link of a form as it is now. */
export type MadeLink =
  | { readonly status: 'making' }
  | { readonly status: 'made'; readonly link: string }
  | { readonly status: 'failed'; readonly cause: string }

/** The address of this studio: its folder, with a slash at the end. */
export function useStudioAddress(): string {
  const { history } = useRouter()
  const { origin, pathname } = new URL(history.createHref('/'), location.href)
  return origin + pathname
}

/** Packs the form behind what is typed. */
export function useShareLink(form: Form, studio: string): MadeLink {
  const [packed, setPacked] = useState<{ readonly code: string } | { readonly cause: string }>()
  useEffect(() => {
    let isCurrent = true
    packForm(form).then(
      (code) => isCurrent && setPacked({ code }),
      (error: unknown) => isCurrent && setPacked({ cause: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [form])
  if (!packed) return { status: 'making' }
  if ('cause' in packed) return { status: 'failed', cause: packed.cause }
  return { status: 'made', link: sharedAddress(studio, packed.code) }
}
