"""stub"""
def is_revealing(row):
    return False
