import { parseAddress } from '@letterslot/email'
import { useState } from 'react'
import { firstRunText } from '../texts/forms.ts'
import { describeError } from './describe-error.ts'
import { useSettings } from './studio-storage.ts'

/** The recipient of new forms' answers, as it is typed. */
export interface MakerAddress {
  readonly text: string
  readonly address: string
  /** True of an empty one too. */
  readonly isAddress: boolean
  /** Why the browser keeps it no longer than the page is open, in words. */
  readonly failure: string | undefined
  readonly type: (next: string) => void
}

const isAddressOrNone = (address: string): boolean => address === '' || parseAddress(address) !== undefined

/** Keeps the maker's address as one types, once it is one. */
export function useMakerAddress(): MakerAddress {
  const { settings, changeSettings } = useSettings()
  const [typed, setTyped] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const text = typed ?? settings?.makerAddress ?? ''
  const address = text.trim()
  return {
    text,
    address,
    isAddress: isAddressOrNone(address),
    failure,
    type(next) {
      setTyped(next)
      const makerAddress = next.trim()
      if (!isAddressOrNone(makerAddress)) return
      changeSettings({ makerAddress }).then(
        () => setFailure(undefined),
        (error: unknown) => setFailure(firstRunText.addressNotKept(describeError(error))),
      )
    },
  }
}
