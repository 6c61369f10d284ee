import { emailText } from '../../catalogue/email.ts'
import { useDocument } from '../../document/use-document.ts'
import { Stripe } from '../../ui/Stripe.tsx'
import styles from './EmailEditor.module.css'
import { MailBlock } from './MailBlock.tsx'
import { MailHead } from './MailHead.tsx'
import type { TagProblems } from './tag-problems.ts'

/** The mail as it is written: every text of it is typed where it stands. */
export function MailEditor({ problems }: { readonly problems: TagProblems }) {
  const blocks = useDocument(({ email }) => email.blocks)
  return (
    <article aria-label={emailText.sheet} className={styles['sheet']}>
      <Stripe />
      <MailHead problems={problems} />
      <ol aria-label={emailText.blocks} className={styles['blocks']}>
        {blocks.map((block) => (
          <MailBlock key={block.id} block={block} problems={problems} />
        ))}
      </ol>
      {blocks.length === 0 && <p className={styles['empty']}>{emailText.empty}</p>}
    </article>
  )
}
