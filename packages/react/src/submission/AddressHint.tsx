import { suggestAddress, suggestWebAddress } from '@letterslot/core'
import { type JSX, useEffect, useRef, useState } from 'react'
import type { ControlProps } from '../form/form-context.ts'
import { visitorTexts } from '../form/format.ts'

/** The address that was probably meant, below a field of an e-mail or a web address that was left, until its text changes. */
export function AddressHint({ context, field }: ControlProps): JSX.Element {
  const [meant, setMeant] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  const suggest = field.kind === 'url' ? suggestWebAddress : suggestAddress

  useEffect(() => {
    const controller = new AbortController()
    const box = place.current?.parentElement
    const follow = ({ type }: Event): void => {
      const input = hintedInput(place.current)
      if (!input?.matches(':focus')) setMeant(suggest(`${input?.value}`))
      else if (type === 'input') setMeant(undefined)
    }
    const { signal } = controller
    // Once a press or a key is over: nothing moves from under the finger. Until it is left a field hears of no other's keys.
    const askNext = (): void => {
      for (const type of ['click', 'keyup']) document.addEventListener(type, follow, { once: true, signal })
    }
    box?.addEventListener('input', follow, { signal })
    box?.addEventListener('focusout', askNext, { signal })
    // It may have been left by the time that this code is here.
    askNext()
    return () => controller.abort()
  }, [suggest])

  const take = (): void => {
    const input = hintedInput(place.current)
    input?.focus()
    input?.select()
    // As if it were typed: a control of the page's own hears of it, and it can be undone.
    document.execCommand('insertText', false, meant)
  }

  return (
    <div ref={place} className={meant && 'ls-older'} aria-live="polite">
      {meant && (
        <button type="button" className="ls-link" onClick={take}>
          {context.say(visitorTexts(context).didYouMean, { address: meant })}
        </button>
      )}
    </div>
  )
}

/** The input of the field that the hint stands in. */
function hintedInput(place: Element | null): HTMLInputElement | null | undefined {
  return place?.parentElement?.querySelector('input')
}
