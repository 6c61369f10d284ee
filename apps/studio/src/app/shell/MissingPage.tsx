import { shellText } from '../../domain/texts/shell.ts'
import { usePageTitle } from '../../domain/texts/use-page-title.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** An address that leads nowhere. */
export function MissingPage() {
  const { title, text, action } = shellText.missingPage
  usePageTitle(title)
  return (
    <EmptyState title={title} actions={<LinkButton to="/">{action}</LinkButton>}>
      {text}
    </EmptyState>
  )
}
