import type { FormState } from '@letterslot/core/form-state'
import { useForm, useFormState } from '@letterslot/react'
import { SignUpField } from './SignUpField.tsx'
import form from './sign-up.form.json'

/** A form with a face of your own: rules, outbox and states are ours, every element and word is yours. */
export function SignUp() {
  const handle = useForm(form)
  const state = useFormState(handle.store)
  const isSending = state.status === 'sending' || state.status === 'stillSending'
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
      <p role="status">{wordsFor(state)}</p>
    </section>
  )
}

function wordsFor(state: FormState): string {
  switch (state.status) {
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
