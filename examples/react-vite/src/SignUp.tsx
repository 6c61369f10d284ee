import type { FormState } from '@letterslot/core/form-state'
import { useForm, useFormState } from '@letterslot/react'
import { useEffect, useRef } from 'react'
import { SignUpField } from './SignUpField.tsx'
import form from './sign-up.form.json'

/** A form with a face of your own: rules, outbox and states are ours, every element and word is yours. */
export function SignUp() {
  const handle = useForm(form, {
    onIssues: ([first]) => document.getElementById(`sign-up-${first?.field}`)?.focus(),
  })
  const state = useFormState(handle.store)
  const status = useRef<HTMLParagraphElement>(null)
  const isSending = state.status === 'sending' || state.status === 'stillSending'
  // The button that had the focus is gone.
  useEffect(() => {
    if (state.status === 'sent') status.current?.focus()
  }, [state.status])
  return (
    <section>
      <h2>{form.title}</h2>
      {state.status !== 'sent' && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            handle.submit()
          }}
        >
          {handle.fields.map((field) => (
            <SignUpField key={field.id} field={field} handle={handle} />
          ))}
          <button type="submit" aria-disabled={isSending}>
            {isSending ? 'Sending…' : 'Sign up'}
          </button>
        </form>
      )}
      <p role="status" ref={status} tabIndex={-1}>
        {wordsFor(state)}
      </p>
    </section>
  )
}

function wordsFor(state: FormState): string {
  switch (state.status) {
    case 'problems':
      return 'Not sent. Please look at what is said beside your answers.'
    case 'sent':
      return `Sent. Reference ${state.receipt.reference}.`
    case 'notSent':
      return state.message.kept === 'saved'
        ? 'Not sent yet. It is saved on this device, and goes out while this page is open.'
        : 'Not sent yet. Keep this page open.'
    case 'needsPerson':
      return 'Not delivered yet. Please write to hello@ateliernord.example.'
    case 'notLoaded':
      return 'Not sent. Reload this page, or write to hello@ateliernord.example.'
    default:
      return ''
  }
}
