export const benchNames = ['engine', 'whole', 'search', 'growth', 'pages', 'lighthouse', 'soak', 'cluster'];
