import { damagedText } from '../catalogue/storage.ts'
import { damagedTitle, downloadDamaged } from '../storage/damaged-form.ts'
import type { UnreadableRecord } from '../storage/record-store.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Main } from './Main.tsx'
import { MainHeader } from './MainHeader.tsx'
import { TabBar } from './TabBar.tsx'
import { usePageTitle } from './use-page-title.ts'

/** The address of a form that is kept here and cannot be read. */
export function DamagedForm({ damaged }: { readonly damaged: UnreadableRecord }) {
  const title = damagedText.screenTitle(damagedTitle(damaged))
  usePageTitle(title)
  return (
    <>
      <MainHeader />
      <Main>
        <EmptyState
          title={title}
          actions={
            <>
              <LinkButton to="/" variant="primary">
                {damagedText.toList}
              </LinkButton>
              <Button onPress={() => downloadDamaged(damaged)}>{damagedText.download}</Button>
            </>
          }
        >
          {damagedText.text}
        </EmptyState>
      </Main>
      <TabBar />
    </>
  )
}
