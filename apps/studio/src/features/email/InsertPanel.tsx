import { Heading, type LucideIcon, Minus, Table2, TextAlignStart } from 'lucide-react'
import { useDocument } from '../../domain/document/use-document.ts'
import { blockText, insertText } from '../../domain/texts/email-blocks.ts'
import { VisuallyHidden } from '../../ui/Announcer.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Chip } from '../../ui/Pill.tsx'
import styles from './InsertPanel.module.css'
import { type MailParameter, parametersOf } from './parameters.ts'
import { type BlockKind, blockKinds, useEmailActions } from './use-email-actions.ts'

const blockIcons: Readonly<Record<BlockKind, LucideIcon>> = {
  heading: Heading,
  text: TextAlignStart,
  answers: Table2,
  divider: Minus,
}

/** Parameters and blocks that can be inserted into the mail. */
export function InsertPanel() {
  const form = useDocument((document) => document.form)
  const email = useDocument((document) => document.email)
  const { add } = useEmailActions()
  const parameters = parametersOf(form, email)
  const own = parameters.filter(({ source }) => source === 'own')
  return (
    <>
      <section aria-label={insertText.parameters}>
        <h2 className={styles['name']}>
          {insertText.parameters} <span>{insertText.used}</span>
        </h2>
        <ParameterList parameters={parameters.filter(({ source }) => source !== 'own')} />
        <details className={styles['own']} open={own.some(({ uses }) => uses > 0)}>
          <summary>{insertText.own}</summary>
          <ParameterList parameters={own} />
        </details>
      </section>
      <section aria-label={insertText.add}>
        <h2 className={styles['name']}>{insertText.add}</h2>
        <div className={styles['kinds']}>
          {blockKinds.map((kind) => (
            <button
              key={kind}
              type="button"
              aria-label={insertText.addBlock(blockText.kinds[kind])}
              className={styles['kind']}
              onClick={() => add(kind)}
            >
              <Icon icon={blockIcons[kind]} />
              {blockText.kinds[kind]}
            </button>
          ))}
        </div>
      </section>
    </>
  )
}

function ParameterList({ parameters }: { readonly parameters: readonly MailParameter[] }) {
  const { insert } = useEmailActions()
  return (
    <ul className={styles['parameters']}>
      {parameters.map(({ name, uses, source }) => (
        <li key={name}>
          <button type="button" className={styles['parameter']} onClick={() => insert(name)}>
            <VisuallyHidden elementType="span">{insertText.insert}</VisuallyHidden>
            <Chip>{`{{${name}}}`}</Chip>
            {uses === 0 && source !== 'own' ? (
              <span className={styles['notYet']}>{insertText.notYet}</span>
            ) : (
              <span>
                <VisuallyHidden elementType="span">{insertText.usedTimes.before}</VisuallyHidden> {uses}{' '}
                <VisuallyHidden elementType="span">{insertText.usedTimes.after(uses)}</VisuallyHidden>
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
