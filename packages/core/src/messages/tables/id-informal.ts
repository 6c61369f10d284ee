// Made of packages/core/locales/id.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'
import { table as formal } from './id.ts'

const informal: Partial<LocaleTable['messages']> = {
  "valueMissing.other": "Tulis jawabanmu di samping “{option}”",
  "otherAnswer": "{label}: jawabanmu",
  "draftKept": "Kami menyimpan yang kamu tulis pada {date}.",
  "notLoaded": "Kirim lagi. Jika tidak berhasil, salin jawabanmu dan muat ulang halaman ini.",
  "didYouMean": "Apakah maksudmu {address}?",
  "saved": "Jawabanmu tersimpan di perangkat ini.",
  "nearlySaved": "Jawabanmu ada di perangkat ini; jika listrik padam sesaat lagi, jawaban itu masih bisa hilang.",
  "onPage": "Biarkan halaman ini terbuka: jawabanmu hanya ada di sini.",
  "noRoom": "Biarkan halaman ini terbuka: tidak ada lagi ruang di perangkat ini untuk menyimpan jawabanmu.",
  "notAllowed": "Biarkan halaman ini terbuka: peramban ini tidak mengizinkan kami menyimpan jawabanmu.",
  "notSaved": "Biarkan halaman ini terbuka: jawabanmu tidak dapat disimpan di perangkat ini.",
  "offline": "Kamu sedang luring.",
  "whenOnline": "Pesan dikirim saat kamu kembali daring dan halaman ini terbuka.",
  "mayClose": "Kamu boleh menutup halaman ini; perambanmu akan mengirimnya nanti.",
  "written": "Kamu menulis pesan ini pada {date}.",
  "late": "Baru terkirim; kamu menulisnya pada {date}. Nomor {ref}, {time}.",
  "refused": "{Maker} tidak dapat menerima formulir ini saat ini. Ini bukan salahmu.",
  "tooLarge": "Jawabanmu terlalu panjang untuk dikirim: semuanya paling besar {limit}. Persingkat “{label}”, lalu coba lagi."
}

export const table: LocaleTable = { ...formal, messages: { ...formal.messages, ...informal } }
