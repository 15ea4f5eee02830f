// Takes away the locks by which pages of one origin agree who has something, as in Safari before 15.4.
delete Navigator.prototype.locks;
