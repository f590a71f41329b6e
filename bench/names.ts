/** The benchmarks, each a module of this folder. */
export const benchNames = ['engine', 'whole', 'search', 'growth', 'pages', 'lighthouse', 'soak', 'cluster'];
