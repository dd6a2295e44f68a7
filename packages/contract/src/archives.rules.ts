/** Days a finished archive can be fetched. */
export const archiveDays = 7;

export const archiveStatuses = ['queued', 'running', 'done', 'failed'] as const;
export type ArchiveStatus = (typeof archiveStatuses)[number];
