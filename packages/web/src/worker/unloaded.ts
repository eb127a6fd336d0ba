/** What is said of a worker whose script does not come: browsers tell no reason. */
export const UNLOADED = 'its script could not be loaded';
