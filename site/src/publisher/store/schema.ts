/**
 * To be raised whenever a table or the meaning of a number in it changes: an older store is discarded, and every page
 * rendered anew.
 */
export const schemaVersion = 5

/** The page store's tables. `event` is the number of the event that marked something; numbers only grow. */
export const schema = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  -- Pages that are on disk.
  CREATE TABLE pages (
    id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, kind TEXT NOT NULL,
    -- The last event when its render began, how long that took (milliseconds), and when it ended (since 1970).
    event INTEGER NOT NULL, ms REAL NOT NULL, rendered_at INTEGER NOT NULL,
    -- Of its HTML; null if the files may not have it.
    digest TEXT);
  -- Every tag that was read or marked, with the last event that marked it.
  CREATE TABLE tags (id INTEGER PRIMARY KEY, tag TEXT NOT NULL UNIQUE, event INTEGER NOT NULL DEFAULT 0);
  -- What each page has read.
  CREATE TABLE page_tags (page INTEGER NOT NULL, tag INTEGER NOT NULL, PRIMARY KEY (page, tag)) WITHOUT ROWID;
  CREATE INDEX page_tags_by_tag ON page_tags (tag, page);
  -- Pages that wait to be rendered anew, since the event of that number.
  CREATE TABLE dirty (
    path TEXT PRIMARY KEY, lane INTEGER NOT NULL, event INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at INTEGER NOT NULL DEFAULT 0, error TEXT) WITHOUT ROWID;
  CREATE INDEX dirty_in_order ON dirty (lane, event, path);
  CREATE INDEX dirty_by_attempt ON dirty (next_attempt_at);
  -- Further addresses of pages, that lead to them for good.
  CREATE TABLE redirects (address TEXT PRIMARY KEY, path TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX redirects_by_path ON redirects (path);
  -- Accepted messages, against replays.
  CREATE TABLE messages (
    id TEXT NOT NULL, timestamp TEXT NOT NULL, received_at INTEGER NOT NULL, PRIMARY KEY (id, timestamp)) WITHOUT ROWID;
`
