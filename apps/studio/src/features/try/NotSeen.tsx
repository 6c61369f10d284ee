import { Link } from '@tanstack/react-router'
import { tryText } from '../../catalogue/try.ts'
import { useDocument } from '../../document/use-document.ts'
import styles from './MessageCard.module.css'

/** What a maker does not see of a message on a visitor's device, and what visitors have instead. */
export function NotSeen({ isReachShown }: { readonly isReachShown: boolean }) {
  const { id: formId, delivery } = useDocument(({ form }) => form)
  const { email = '', phone = '', url = '' } = delivery?.fallback ?? {}
  return (
    <p className={styles['note']}>
      {tryText.notSeen}{' '}
      {email || phone || url ? (
        isReachShown && tryText.fallback
      ) : (
        <>
          {tryText.noFallback}{' '}
          <Link to="/forms/$formId/publish" params={{ formId }}>
            {tryText.addFallback}
          </Link>
        </>
      )}
    </p>
  )
}
