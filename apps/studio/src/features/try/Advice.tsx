import type { Explanation } from '@letterslot/client/answers'
import { ExternalLink } from 'lucide-react'
import { tryText } from '../../domain/texts/try.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Advice.module.css'

export interface AdviceProps {
  readonly explanation: Explanation
  /** The provider's own words with their status, or what this page said of its refusal. */
  readonly quote: string
  /** A fault of Try it said those words, and no provider. */
  readonly isQuoteSimulated: boolean
  /** The words are EmailJS's, though the form does not send by it. */
  readonly isEmailJsOnly: boolean
}

/** Advice on an answer: what happened, the provider's words, and what to click. */
export function Advice({ explanation, quote, isQuoteSimulated, isEmailJsOnly }: AdviceProps) {
  const { title, happened, step, isLocal } = explanation
  const refused = isLocal ? tryText.wordsHere : tryText.words
  return (
    <section aria-labelledby="advice" className={styles['advice']}>
      <h3 id="advice" className={styles['title']}>
        {title}
      </h3>
      <p>{happened}</p>
      {quote !== '' && (
        <figure className={styles['words']}>
          <figcaption>{isQuoteSimulated ? tryText.wordsSimulated : refused}</figcaption>
          <q className={styles['quote']}>{quote}</q>
        </figure>
      )}
      <p>
        <b>{isEmailJsOnly ? tryText.adviceEmailJs : tryText.adviceTitle}:</b> {step.text}
      </p>
      {step.link && (
        <a className={styles['link']} href={step.link.url} target="_blank" rel="noreferrer">
          {step.link.label}
          <Icon icon={ExternalLink} size={14} />
        </a>
      )}
    </section>
  )
}
