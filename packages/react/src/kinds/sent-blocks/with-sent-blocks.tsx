import type { SentBlock } from '@letterslot/core'
import { fillAnswers } from '@letterslot/core/answer-tags'
import type { JSX } from 'react'
import type { AfterSentProps, WithKind } from '../../form/form-context.ts'
import { webAddress } from '../../form/web-address.ts'

/** The maker's blocks under the receipt of an accepted message. */
export const withKind: WithKind = (parts) => ({ ...parts, SentBlocks })

/** Stands under the receipt of an accepted message: the maker's headings, texts, pictures and links, with answers in their words. */
function SentBlocks(props: AfterSentProps): JSX.Element {
  return (
    <div className="ls-thanks">
      {props.context.handle.form.sentBlocks?.map((block) => (
        <DrawnBlock key={block.id} block={block} {...props} />
      ))}
    </div>
  )
}

/** One level below that of the receipt. */
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

interface BlockProps extends AfterSentProps {
  readonly block: SentBlock
}

function DrawnBlock({ block, context, receipt, answers }: BlockProps): JSX.Element | null {
  if (block.kind === 'image') {
    const { image, alt = '' } = block
    return <img src={image} alt={alt} referrerPolicy="no-referrer" {...context.langOf?.(alt)} />
  }
  const words = context.mark(
    block.text,
    fillAnswers(block.text, (wanted) => answers.find(({ name }) => name === wanted)?.text),
  )
  if (block.kind === 'calendar' || block.kind === 'copy') {
    const { SentAct } = context.rareParts ?? {}
    return SentAct ? <SentAct {...{ block, words, context, receipt, answers }} /> : null
  }
  if (block.kind !== 'link') {
    const Title = headings[Math.min(context.headingLevel, 5)] ?? 'h6'
    return block.kind === 'heading' ? <Title>{words}</Title> : <p className="ls-text">{words}</p>
  }
  const address = webAddress(block.to)
  return address ? (
    <a className="ls-button" href={address.href}>
      {words}
    </a>
  ) : null
}
