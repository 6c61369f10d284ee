import { connectForGood, connectTestInbox } from './scenes/connect.ts'
import { meetLiveForm, openStudio } from './scenes/first-screen.ts'
import { pasteCode, seeForm } from './scenes/paste.ts'
import { publish } from './scenes/publish.ts'
import { comeBackOnline, pullPlugInTryIt, takeProviderDown } from './scenes/try-it.ts'
import { comeBackLater, writeOffline } from './scenes/visitor.ts'
import type { Stage } from './stage.ts'

/** One part of the story. It throws where the story does not hold. */
export interface Scene {
  readonly title: string
  readonly play: (stage: Stage) => Promise<void>
  /** Shown to a room; a test of its own proves it, so that the story's test goes without. */
  readonly isProvenElsewhere?: true
}

/** The demo: from a page that calls EmailJS to a published form that loses nothing. Each scene follows the one before. */
export const story: readonly Scene[] = [
  { title: 'The first screen asks one question', play: openStudio },
  { title: 'It holds a live form, whose mail stands beside it', play: meetLiveForm, isProvenElsewhere: true },
  { title: 'The code of a page that calls EmailJS is pasted', play: pasteCode },
  { title: 'The form is there, with its rules, connected', play: seeForm },
  { title: 'For trying it out it sends to the test inbox', play: connectTestInbox },
  { title: 'What if the visitor is offline? The message is kept, and both sides say so', play: pullPlugInTryIt },
  { title: 'Back online it arrives, at its first try', play: comeBackOnline },
  {
    title: 'What if the provider is down? It is kept as well, and arrives',
    play: takeProviderDown,
    isProvenElsewhere: true,
  },
  { title: 'The EmailJS connection again, and a test through it', play: connectForGood },
  { title: 'Published, with its checks, as one file', play: publish },
  { title: 'A visitor writes with the plug pulled, and closes the page', play: writeOffline },
  { title: 'Opened again, the message goes out by itself, once', play: comeBackLater },
]
