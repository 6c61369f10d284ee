import type { Fallback } from '@letterslot/core'
import { setFallback } from '../../domain/document/commands/delivery.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { checkText } from '../../domain/texts/publish.ts'
import { TextField } from '../../ui/TextField.tsx'
import styles from './PublishStep.module.css'
import type { FallbackCheck } from './publish-checks.ts'

const { fallback: text } = checkText

/** The other ways to reach the maker: an address, a number, a link. */
export function FallbackFields({ check }: { readonly check: FallbackCheck }) {
  const fallback = useDocument(({ form }) => form.delivery?.fallback)
  const dispatch = useDispatch()
  const change = (way: keyof Fallback) => (typed: string) =>
    dispatch(setFallback({ [way]: typed === '' ? undefined : typed }))
  const problems = {
    email: check.isMissing ? text.missing : check.badEmail ? text.badEmail : undefined,
    phone: undefined,
    url: check.badUrl ? text.badUrl : undefined,
  }
  const types = { email: 'email', phone: 'tel', url: 'url' } as const
  return (
    <div className={styles['fallback']} data-settles="fallback">
      {(['email', 'phone', 'url'] as const).map((way) => (
        <TextField
          key={way}
          label={text[way]}
          isLabelQuiet
          type={types[way]}
          autoComplete="off"
          placeholder={text.optional}
          value={fallback?.[way] ?? ''}
          onChange={change(way)}
          problem={problems[way]}
        />
      ))}
    </div>
  )
}
