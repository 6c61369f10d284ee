import { parseAddress } from '@letterslot/email'
import { useEffect, useRef } from 'react'
import { setFallback } from '../../document/commands/set-fallback.ts'
import { useDocumentSession } from '../../document/use-document.ts'
import { useSettings } from '../../storage/studio-storage.ts'

/**
 * Where a form names no other way to reach its maker, begins with the address of the first screen. Once a visit, so that
 * what the maker takes away stays away while they look.
 */
export function usePrefilledFallback(): void {
  const { store } = useDocumentSession()
  const { settings } = useSettings()
  const isDone = useRef(false)
  useEffect(() => {
    if (!settings || isDone.current) return
    isDone.current = true
    const { email, phone, url } = store.getState().document.form.delivery?.fallback ?? {}
    const address = parseAddress(settings.makerAddress ?? '')
    if (address !== undefined && !email && !phone && !url) store.getState().dispatch(setFallback({ email: address }))
  }, [settings, store])
}
