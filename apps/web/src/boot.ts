import { watchCode } from './boot/code.ts'
import { keepIntents } from './boot/intent.ts'
import { watchMenus } from './boot/menus.ts'
import { watchModes } from './boot/mode.ts'
import { fetchSheets } from './boot/sheet.ts'

/*
 * All the script a page ships. It serves the frame of every page (menus, mode, copying, tabs) by listening on the
 * document, before and after the application is there, and fetches the application on the first intent.
 */
watchModes()
watchMenus()
watchCode()
// What the application draws may need rules that the page did without.
keepIntents(() => Promise.all([import('./entry-client.tsx'), fetchSheets()]).then(([{ start }]) => start()))
